import { Table } from '#design-system/components/Table';
import { EmptyState } from '#design-system/components/EmptyState';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { type ComponentEvidence, type CriterionHolders, holdersOf, summarize } from '../coverage.ts';
import { modes, type StoryEvidence } from '../evidence.ts';
import { SummaryRoot } from './EvidenceSummary.styles.ts';

export interface EvidenceSummaryProps {
  /** Le titre de chaque histoire de l’atelier, d’après son identifiant. */
  titles: Map<string, string>;
  /** Ce que les tests ont écrit, une entrée par histoire. */
  evidence: StoryEvidence[];
}

/** All that was verified, by component and by criterion: the holes first. */
export function EvidenceSummary({ titles, evidence }: EvidenceSummaryProps) {
  const known = evidence.filter(({ story }) => titles.has(story));
  return (
    <SummaryRoot>
      <Stack $gap={2}>
        <Heading level={1} size="h2">
          Ce qui est vérifié
        </Heading>
        <Text tone="muted" isMeasured>
          Les tests écrivent ce qu’ils ont vu de chaque histoire, dans {Object.keys(modes).length} modes. Les
          trous viennent d’abord : ce qui échoue, puis ce que rien n’a vérifié.
        </Text>
      </Stack>
      {known.length === 0 ? (
        <EmptyState title="Rien n’est encore vérifié">
          npm test et npm run test:visual l’écrivent; npx vitest run --project forced-colors --project
          text-200 --project widths aussi.
        </EmptyState>
      ) : (
        <>
          <Components components={summarize(titles, known)} />
          <Criteria holders={holdersOf(titles, known)} />
        </>
      )}
    </SummaryRoot>
  );
}

function Components({ components }: { components: ComponentEvidence[] }) {
  return (
    <section>
      <Heading level={2} size="h3">
        Par composant
      </Heading>
      <Table caption="Vérifications par composant" density="dense">
        <thead>
          <tr>
            <th scope="col">Composant</th>
            <th scope="col" data-numeric>
              Histoires
            </th>
            <th scope="col" data-numeric>
              Échouent
            </th>
            <th scope="col" data-numeric>
              Vérifications absentes
            </th>
            <th scope="col" data-numeric>
              Critères vus par un script
            </th>
            <th scope="col">Critères en faute</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ title, stories, failed, missing, passedCriteria, failedCriteria }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-numeric>{stories}</td>
              <td data-numeric data-hole={failed > 0 || undefined}>
                {failed}
              </td>
              <td data-numeric data-hole={missing > 0 || undefined}>
                {missing}
              </td>
              <td data-numeric>{passedCriteria + failedCriteria.length}</td>
              <td>{failedCriteria.length > 0 ? failedCriteria.join(', ') : 'aucun'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Criteria({ holders }: { holders: CriterionHolders[] }) {
  return (
    <section>
      <Heading level={2} size="h3">
        Par critère des WCAG 2.2
      </Heading>
      <Text size="small" tone="muted" isMeasured>
        Un script ne voit qu’une partie de chaque critère; un critère que rien ne regarde reste à une
        personne. Le SGQRI 008 reprend les niveaux A et AA des WCAG 2.1, sauf deux critères, et trois de ceux
        des WCAG 2.2.
      </Text>
      <Table caption="Composants par critère" density="dense">
        <thead>
          <tr>
            <th scope="col">Critère</th>
            <th scope="col">Niveau</th>
            <th scope="col">SGQRI 008</th>
            <th scope="col">Qui regarde</th>
            <th scope="col" data-numeric>
              Composants vus
            </th>
            <th scope="col" data-numeric>
              En faute
            </th>
          </tr>
        </thead>
        <tbody>
          {holders.map(({ criterion: { number, name, level, isInSgqri }, checked, failed }) => (
            <tr key={number}>
              <th scope="row">
                {number} {name}
              </th>
              <td>{level}</td>
              <td>{isInSgqri ? 'oui' : 'non'}</td>
              <td>{checked + failed > 0 ? 'script et personne' : 'une personne'}</td>
              <td data-numeric>{checked + failed}</td>
              <td data-numeric data-hole={failed > 0 || undefined}>
                {failed}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
