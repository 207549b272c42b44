import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { Badge } from '#design-system/components/Badge';
import { Table } from '#design-system/components/Table';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { atagMetBy } from '../atag.ts';
import { type CriterionState, statesOf } from '../coverage.ts';
import type { Criterion } from '../criteria.ts';
import { type Mode, modes, type Run, type StoryEvidence } from '../evidence.ts';
import { CriterionList, PanelRoot, PanelSection, PictureLink, PictureList } from './EvidencePanel.styles.ts';

const moment = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeStyle: 'short' });

const windows: Record<string, string> = { desktop: 'Ordinateur', phone: 'Téléphone' };

export interface EvidencePanelProps {
  /** Ce que les tests ont écrit de l’histoire; rien, s’ils n’ont rien écrit. */
  evidence: StoryEvidence | undefined;
  /** Où se trouve une image, d’après son empreinte. */
  pictureAddress: (digest: string) => string;
}

/** What was verified in a story, in which mode and when; and what a person has to look at. */
export function EvidencePanel({ evidence, pictureAddress }: EvidencePanelProps) {
  if (!evidence)
    return (
      <PanelRoot>
        <Text weight="semibold">Pas encore vérifié</Text>
        <Text tone="muted" isMeasured>
          Les tests écrivent ici ce qu’ils ont vu de chaque histoire : npm test et npm run test:visual; npx
          vitest run --project forced-colors --project text-200 --project widths pour les autres modes.
        </Text>
      </PanelRoot>
    );
  return (
    <PanelRoot>
      <Modes runs={evidence.runs} />
      <Pictures pictures={evidence.pictures} pictureAddress={pictureAddress} />
      <Criteria evidence={evidence} />
      <LastChange evidence={evidence} />
    </PanelRoot>
  );
}

function Modes({ runs }: Pick<StoryEvidence, 'runs'>) {
  const { normal } = runs;
  return (
    <PanelSection>
      <Heading level={2} size="h4">
        Vérifications
      </Heading>
      <Table caption="Ce que les tests ont vu, par mode" density="dense">
        <thead>
          <tr>
            <th scope="col">Mode</th>
            <th scope="col">Résultat</th>
            <th scope="col">axe</th>
            <th scope="col">Quand</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(modes).map(([mode, name]) => (
            <ModeRow key={mode} name={name} run={runs[mode as Mode]} />
          ))}
        </tbody>
      </Table>
      <Text size="small" tone="muted">
        {normal
          ? `Le jeu de l’histoire${normal.isPassed ? ' est allé' : ' n’est pas allé'} au bout, vérifications comprises.`
          : 'Le jeu de l’histoire : pas encore vérifié.'}
      </Text>
    </PanelSection>
  );
}

function ModeRow({ name, run }: { name: string; run: Run | undefined }) {
  if (!run)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={3}>
          <Badge variant="outline" icon={CircleHelp}>
            Pas encore vérifié
          </Badge>
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Badge variant={run.isPassed ? 'success' : 'destructive'} icon={run.isPassed ? Check : X}>
          {run.isPassed ? 'Réussi' : 'Échoué'}
        </Badge>
        {run.error && <pre>{run.error}</pre>}
      </td>
      <td>{findingsIn(run)}</td>
      <td>
        {moment.format(new Date(run.date))}
        <br />
        <code>{run.commit}</code>
      </td>
    </tr>
  );
}

const counted = (count: number, one: string, several: string) =>
  count > 1 ? `${count} ${several}` : `${count} ${one}`;

function findingsIn({ axe }: Run) {
  if (!axe) return 'Non atteint';
  const { violations, undecided } = axe;
  return (
    <>
      {counted(violations.length, 'faute', 'fautes')}, {undecided.length} à trancher
      {[...violations, ...undecided].length > 0 && (
        <ul>
          {violations.map(({ rule, help, targets }) => (
            <li key={rule}>
              <Icon icon={X} label="Faute" /> {help} ({counted(targets, 'endroit', 'endroits')})
            </li>
          ))}
          {undecided.map(({ rule, help }) => (
            <li key={rule}>
              <Icon icon={CircleHelp} label="À trancher" /> {help}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PicturesProps = Pick<StoryEvidence, 'pictures'> & Pick<EvidencePanelProps, 'pictureAddress'>;

function Pictures({ pictures, pictureAddress }: PicturesProps) {
  return (
    <PanelSection>
      <Heading level={2} size="h4">
        Images
      </Heading>
      {pictures.length === 0 ? (
        <Text tone="muted">Pas encore vérifiées, ou l’histoire ne montre rien qu’une autre ne montre.</Text>
      ) : (
        <PictureList>
          {pictures.map(({ window, digest, isAsListed, isKept }) => (
            <li key={window}>
              {isKept ? (
                <PictureLink href={pictureAddress(digest)} target="_blank" rel="noreferrer">
                  <img
                    src={pictureAddress(digest)}
                    alt={`L’histoire, ${windows[window] ?? window}`}
                    loading="lazy"
                  />
                  {windows[window] ?? window}
                </PictureLink>
              ) : (
                <Text size="small" isMeasured>
                  {windows[window] ?? window} : l’image n’est pas gardée ici; npm run test:visual la reprend.
                </Text>
              )}
              <Badge
                variant={isAsListed ? 'success' : 'destructive'}
                icon={isAsListed ? Check : TriangleAlert}
              >
                {isAsListed ? 'Inchangée' : 'Changée'}
              </Badge>
            </li>
          ))}
        </PictureList>
      )}
    </PanelSection>
  );
}

const stateTitles: [CriterionState, string][] = [
  ['failed', 'En faute'],
  ['passed', 'Vérifiés par un script, sans faute'],
  ['person', 'À vérifier par une personne'],
];

function Criteria({ evidence }: { evidence: StoryEvidence }) {
  const states = [...statesOf([evidence])];
  const atag = atagMetBy(evidence);
  return (
    <PanelSection>
      <Heading level={2} size="h4">
        Critères des WCAG 2.2
      </Heading>
      <Text size="small" tone="muted" isMeasured>
        Un script ne voit qu’une partie de chaque critère. SGQRI : le standard du Québec, SGQRI 008, le
        demande aussi.
      </Text>
      {stateTitles.map(([wanted, title]) => (
        <CriterionGroup
          key={wanted}
          title={title}
          criteria={states.flatMap(([criterion, state]) => (state === wanted ? [criterion] : []))}
        />
      ))}
      {atag.length > 0 && (
        <>
          <Heading level={3} size="h4">
            ATAG 2.0
          </Heading>
          <CriterionList>
            {atag.map(({ number, name }) => (
              <li key={number}>
                {number} {name}
              </li>
            ))}
          </CriterionList>
        </>
      )}
    </PanelSection>
  );
}

function CriterionGroup({ title, criteria }: { title: string; criteria: Criterion[] }) {
  if (criteria.length === 0) return null;
  return (
    <>
      <Heading level={3} size="h4">
        {title} : {criteria.length}
      </Heading>
      <CriterionList>
        {criteria.map(({ number, name, level, isInSgqri }) => (
          <li key={number}>
            {number} {name} ({level}
            {isInSgqri && ', SGQRI'})
          </li>
        ))}
      </CriterionList>
    </>
  );
}

function LastChange({ evidence: { change, file } }: { evidence: StoryEvidence }) {
  return (
    <PanelSection>
      <Heading level={2} size="h4">
        Dernier changement
      </Heading>
      {change ? (
        <Text>
          {change.subject}{' '}
          <Text as="span" size="small" tone="muted">
            <code>{change.commit}</code>, {change.author}, {moment.format(new Date(change.date))}
          </Text>
        </Text>
      ) : (
        <Text tone="muted">Pas encore enregistré.</Text>
      )}
      <Text size="small" tone="muted">
        <code>{file}</code>
      </Text>
    </PanelSection>
  );
}
