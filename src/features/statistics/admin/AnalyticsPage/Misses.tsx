import { useMutation, useQuery } from '@tanstack/react-query';
import { CornerUpRight, FilePlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { formatDay, formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { Button, SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import {
  redirectionsQuery,
  redirectMutation,
  type Redirection,
} from '#features/statistics/data/redirections.queries.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import { paths } from '#paths.ts';
import { Block } from './AnalyticsPage.styles.ts';
import { MissTable } from './Misses.styles.ts';
import { RedirectDialog } from './RedirectDialog.tsx';

export interface MissesProps {
  statistics: Pick<Statistics, 'missed_searches' | 'missed_pages' | 'pages'>;
}

/** What visitors look for in vain, and what to do about it: an article for a word, a redirection for an address. */
export function Misses({ statistics: { missed_searches: words, missed_pages: lost, pages } }: MissesProps) {
  const isEditor = useAuth().hasRole('editor');
  const [redirected, setRedirected] = useState<string>();
  const suite = isEditor ? ['Suite'] : [];
  return (
    <>
      <MissBlock
        title="Recherches sans résultat"
        explanation="Les mots que le site n’a pas, dès que cinq personnes les ont cherchés."
        headings={['Mot', 'Recherches', ...suite]}
        isEmpty={words.length === 0}
      >
        {words.map(({ word, count }) => (
          <MissRow key={word} name={word} count={count}>
            {isEditor && (
              <SmallButton
                iconStart={FilePlus}
                aria-label={`Nouvel article\u00A0: ${word}`}
                render={<Link to={paths.admin.newArticleAbout(word)} />}
              >
                Nouvel article
              </SmallButton>
            )}
          </MissRow>
        ))}
      </MissBlock>
      <MissBlock
        title="Adresses sans page"
        explanation="Ce que des liens d’ailleurs demandent et que le site n’a pas, dès la cinquième fois."
        headings={['Adresse', 'Demandes', ...suite]}
        isEmpty={lost.length === 0}
      >
        {lost.map(({ path, count }) => (
          <MissRow key={path} name={path} count={count}>
            {isEditor && (
              <SmallButton
                iconStart={CornerUpRight}
                aria-label={`Rediriger ${path}`}
                onClick={() => setRedirected(path)}
              >
                Rediriger
              </SmallButton>
            )}
          </MissRow>
        ))}
      </MissBlock>
      <Redirections isEditor={isEditor} />
      {redirected !== undefined && (
        <RedirectDialog
          path={redirected}
          seen={pages.map(({ path }) => path)}
          onClose={() => setRedirected(undefined)}
        />
      )}
    </>
  );
}

/** What was asked for, how often, and what to do about it. */
const MissRow = ({ name, count, children }: { name: string; count: number; children: ReactNode }) => (
  <tr>
    <th scope="row" data-column="name">
      {name}
    </th>
    <td data-column="count" data-numeric>
      {formatWhole(count)}
      <span data-unit>&nbsp;fois</span>
    </td>
    {children && <td data-column="actions">{children}</td>}
  </tr>
);

/** « 12 visites, la dernière le 3 novembre 2026 » */
const describeVisits = ({ visits, last_visit: day }: Redirection) =>
  day === null
    ? 'Aucune visite'
    : `${formatWhole(visits)}\u00A0${visits === 1 ? 'visite' : 'visites'}, la dernière le ${formatDay(day)}`;

/** Where addresses without a page lead; nothing as long as there is none. */
function Redirections({ isEditor }: { isEditor: boolean }) {
  const showToast = useToast();
  const { data: redirections = [] } = useQuery(redirectionsQuery);
  const { mutate, isPending } = useMutation(redirectMutation);
  if (redirections.length === 0) return null;
  const remove = ({ path, target }: Redirection) =>
    mutate(
      { path, target: null },
      { onSuccess: () => showToast(withUndo(notices.redirectionRemoved, () => mutate({ path, target }))) },
    );
  return (
    <MissBlock
      title="Redirections"
      explanation="Une page qui arrive à l’adresse passe avant."
      headings={['Adresse', 'Mène à', 'Visites', ...(isEditor ? ['Suite'] : [])]}
      isEmpty={false}
    >
      {redirections.map((redirection) => (
        <tr key={redirection.path}>
          <th scope="row" data-column="name">
            {redirection.path}
          </th>
          <td data-column="target">
            <span>{redirection.target}</span>
            {redirection.is_dead && <Badge variant="destructive">n’est plus en ligne</Badge>}
          </td>
          <td data-column="visits">{describeVisits(redirection)}</td>
          {isEditor && (
            <td data-column="actions">
              <Button
                size="small"
                variant="danger"
                aria-label={`Supprimer la redirection de ${redirection.path}`}
                isDisabled={isPending}
                onClick={() => remove(redirection)}
              >
                Supprimer
              </Button>
            </td>
          )}
        </tr>
      ))}
    </MissBlock>
  );
}

type MissBlockProps = {
  title: string;
  explanation: string;
  headings: readonly string[];
  isEmpty: boolean;
  children: ReactNode;
};

function MissBlock({ title, explanation, headings, isEmpty, children }: MissBlockProps) {
  const titleId = useId();
  return (
    <Block aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Text isNote>{explanation}</Text>
      {isEmpty ? (
        <Text tone="muted">Rien pendant cette période.</Text>
      ) : (
        <MissTable caption={`${title}, en tableau`} density="dense">
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th
                  key={heading}
                  scope="col"
                  data-numeric={(index === 1 && heading !== 'Mène à') || undefined}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </MissTable>
      )}
    </Block>
  );
}
