import { useMutation, useQuery } from '@tanstack/react-query';
import { CornerUpRight, FilePlus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import { withUndo } from '#admin/shell/useAttempt.ts';
import { formatDay, formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { Button, SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import {
  redirectionsQuery,
  redirectMutation,
  type Redirection,
} from '#features/statistics/data/redirections.queries.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import { paths } from '#paths.ts';
import { MissTable } from './Misses.styles.ts';
import { TotalsBlock } from './TotalsBlock.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { z } from '#data/zod.ts';
import { siteAddresses } from '#documents/contents/addresses.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { shortAddresses } from '#publicPages.ts';
import { suggestTarget } from './suggestTarget.ts';

export interface MissesProps {
  statistics: Pick<Statistics, 'missed_searches' | 'missed_pages' | 'pages'>;
}

/** What visitors look for in vain, and what to do about it: an article for a word, a redirection for an address. */
export function Misses({ statistics: { missed_searches: words, missed_pages: lost, pages } }: MissesProps) {
  const isEditor = useAuth().hasRole('editor');
  const [redirected, setRedirected] = useState<string>();
  const suite = isEditor ? [{ name: 'actions', title: 'Suite' }] : [];
  const listColumns = (what: string, times: string) => [
    { name: 'name', title: what },
    { name: 'count', title: times, isNumeric: true },
    ...suite,
  ];
  return (
    <>
      <TotalsBlock
        title="Recherches sans résultat"
        explanation="Les mots que le site n’a pas, dès que cinq personnes les ont cherchés."
        columns={listColumns('Mot', 'Recherches')}
        rows={words.map(({ word, count }) => ({
          key: word,
          cells: [
            word,
            <Times key="count" count={count} />,
            <SmallButton
              key="actions"
              iconStart={FilePlus}
              aria-label={`Nouvel article\u00A0: ${word}`}
              render={<Link to={paths.admin.newArticleAbout(word)} />}
            >
              Nouvel article
            </SmallButton>,
          ],
        }))}
        table={MissTable}
      />
      <TotalsBlock
        title="Adresses sans page"
        explanation="Ce que des liens d’ailleurs demandent et que le site n’a pas, dès la cinquième fois."
        columns={listColumns('Adresse', 'Demandes')}
        rows={lost.map(({ path, count }) => ({
          key: path,
          cells: [
            path,
            <Times key="count" count={count} />,
            <SmallButton
              key="actions"
              iconStart={CornerUpRight}
              aria-label={`Rediriger ${path}`}
              onClick={() => setRedirected(path)}
            >
              Rediriger
            </SmallButton>,
          ],
        }))}
        table={MissTable}
      />
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

/** How often something was asked for. */
const Times = ({ count }: { count: number }) => (
  <>
    {formatWhole(count)}
    <span data-unit>&nbsp;fois</span>
  </>
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
    <TotalsBlock
      title="Redirections"
      explanation="Une page qui arrive à l’adresse passe avant."
      columns={[
        { name: 'name', title: 'Adresse' },
        { name: 'target', title: 'Mène à' },
        { name: 'visits', title: 'Visites' },
        ...(isEditor ? [{ name: 'actions', title: 'Suite' }] : []),
      ]}
      rows={redirections.map((redirection) => ({
        key: redirection.path,
        cells: [
          redirection.path,
          <Fragment key="target">
            <span>{redirection.target}</span>
            {redirection.is_dead && <Badge variant="destructive">n’est plus en ligne</Badge>}
          </Fragment>,
          describeVisits(redirection),
          <Button
            key="actions"
            size="small"
            variant="danger"
            aria-label={`Supprimer la redirection de ${redirection.path}`}
            isDisabled={isPending}
            onClick={() => remove(redirection)}
          >
            Supprimer
          </Button>,
        ],
      }))}
      table={MissTable}
    />
  );
}

interface RedirectDialogProps {
  /** The address without a page. */
  path: string;
  /** What else may be led to: pages that were seen. */
  seen: readonly string[];
  onClose: () => void;
}

const targetSchema = z.object({ target: z.string().min(1, 'Choisissez une page.') });

const shortPaths = new Set<string>(Object.values(shortAddresses).map(({ path }) => path));

/** The pages that have an address of their own: no parts of pages, no addresses that lead on themselves. */
const pages = siteAddresses.filter(({ value }) => !value.includes('#') && !shortPaths.has(value));

function listTargets(contents: readonly DocumentState[], seen: readonly string[]) {
  const online = contents.flatMap(({ document, online: shown }) => {
    const { title, slug } = (shown ?? {}) as { title?: string; slug?: string };
    const value = toPublicPath(document, slug);
    return value && title ? [{ value, label: `${title} (${value})` }] : [];
  });
  const known = new Set([...pages, ...online].map(({ value }) => value));
  const others = seen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
  return [...pages, ...online, ...others];
}

/** Where an address without a page shall lead: the likeliest page is chosen already. */
function RedirectDialog({ path, seen, onClose }: RedirectDialogProps) {
  const { data: contents = [] } = useQuery(contentsQuery);
  const { mutateAsync: redirect } = useMutation({ ...redirectMutation, meta: { isErrorHandled: true } });
  const items = listTargets(contents, seen);
  const form = useForm<z.infer<typeof targetSchema>>({
    resolver: zodResolver(targetSchema),
    // The pages may come after the window has opened; what was chosen by then stays.
    values: { target: suggestTarget(path, items) },
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <FormDialog
      form={form}
      title="Rediriger une adresse"
      description={`Qui demande ${path} arrivera à cette page, tout de suite et avec les anciens liens.`}
      submitLabel="Rediriger"
      onSubmit={async ({ target }) => {
        await redirect({ path, target });
        return notices.redirected;
      }}
      onClose={onClose}
      fields={[{ name: 'target', label: 'Page où mener', items }]}
    />
  );
}
