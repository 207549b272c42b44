import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { css } from 'styled-components';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { focusMain } from '#admin/shell/focusMain.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { type DeletedItem, deletedItemsQuery } from '#data/records.queries.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { restoreDocumentMutation } from '#documents/data/deletedDocuments.queries.ts';
import { restoreArticlesMutation } from '#features/articles/data/article.queries.ts';
import {
  courseSessionRecords,
  nameCourseSession,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { restoreMediaMutation } from '#features/media/data/media.queries.ts';
import { leadRecords } from '#features/requests/data/lead.queries.ts';
import { categoryMutations, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';
import { paths } from '#paths.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { articleListAddress } from '../articleListAddress.ts';
import { countRows } from '../countRows.ts';
import { ListScreen } from '../ListScreen.tsx';
import { ListTable } from '../ListTable.tsx';
import { type Restored, tellRenamed } from '../tellRenamed.ts';
import { useList } from '../useList.ts';

/** What is in one bin, by the address of its screen. */
interface Bin {
  title: string;
  /** Where the list is that it was deleted from. */
  back: { address: () => string; words: string };
  /** The tables that what is in it was deleted from. */
  sources: readonly DeletedItem['source'][];
  one: string;
  several: string;
  none: string;
  /** For how long, and what comes back too. */
  kept: string;
  /** Brings one back; answers with the name or the address that it has now, where its own was taken. */
  useRestore: () => (item: DeletedItem) => Promise<Restored>;
  restored: (item: DeletedItem) => ToastOptions;
  /** Where the person is led once it is back. */
  leadsTo?: (id: string) => string;
  /** Its name, where it leads somewhere or says of what kind it is. */
  renderTitle?: (item: DeletedItem) => ReactNode;
}

/** The button has a frame: in a card, it keeps off its edge. */
const deletedStyles = css`
  @container list (max-width: 48rem) {
    && tbody tr > [data-column='actions'] {
      margin-block-start: 0;
      margin-inline-end: 0;
    }
  }
`;

/** Brings back by a mutation that takes what is said here of the item. */
function restoreBy<Answer extends Restored, Variables>(
  mutation: UseMutationOptions<Answer, Error, Variables>,
  toVariables: (item: DeletedItem) => Variables,
): Bin['useRestore'] {
  return () => {
    const { mutateAsync } = useMutation(mutation);
    return (item) => mutateAsync(toVariables(item));
  };
}

const toGone = ({ id }: DeletedItem) => ({ gone: [id] });

const withBadge = (title: string, kind: string) => (
  <>
    {title} <Badge variant="outline">{kind}</Badge>
  </>
);

const bins: Readonly<Record<string, Bin>> = {
  [paths.admin.deletedArticles]: {
    title: 'Articles supprimés',
    back: { address: articleListAddress, words: 'Retour aux articles' },
    sources: ['articles'],
    one: 'article supprimé',
    several: 'articles supprimés',
    none: 'Aucun article supprimé.',
    kept: 'Chacun est gardé trente jours, avec toutes ses versions.',
    useRestore: restoreBy(restoreArticlesMutation, toGone),
    restored: () => notices.articlesRestored(1),
    leadsTo: paths.admin.article,
    renderTitle: ({ id, title }) => <Link to={paths.admin.articleVersions(id)}>{title}</Link>,
  },
  [paths.admin.deletedContents]: {
    title: 'Pages supprimées',
    back: { address: () => paths.admin.pages, words: 'Retour aux pages' },
    sources: ['documents'],
    one: 'élément supprimé',
    several: 'éléments supprimés',
    none: 'Aucune page, aucun projet ni aucune émission supprimés.',
    kept: 'Chacun est gardé trente jours, avec toutes ses versions.',
    useRestore: restoreBy(restoreDocumentMutation, ({ id }) => id),
    restored: () => notices.documentRestored,
    leadsTo: paths.admin.content,
    renderTitle: ({ id, title }) => withBadge(title, describeAddressed(id)?.words.label ?? ''),
  },
  [paths.admin.deletedMedia]: {
    title: 'Médias supprimés',
    back: { address: () => paths.admin.media, words: 'Retour à la médiathèque' },
    sources: ['media_library'],
    one: 'média supprimé',
    several: 'médias supprimés',
    none: 'Aucun média supprimé.',
    kept: 'Chacun est gardé trente jours, avec ses fichiers.',
    useRestore: restoreBy(restoreMediaMutation, ({ id, files }) => (files ? [{ id, ...files }] : [])),
    restored: () => notices.mediaRestored(1),
  },
  [paths.admin.deletedLeads]: {
    title: 'Demandes supprimées',
    back: { address: () => paths.admin.leads, words: 'Retour aux demandes' },
    sources: ['leads'],
    one: 'demande supprimée',
    several: 'demandes supprimées',
    none: 'Aucune demande supprimée.',
    kept: 'Chacune est gardée trente jours, avec ses notes.',
    useRestore: restoreBy(leadRecords.restore, toGone),
    restored: () => notices.leadsRestored(1),
  },
  [paths.admin.deletedSessions]: {
    title: 'Sessions supprimées',
    back: { address: () => paths.admin.sessions, words: 'Retour aux sessions' },
    sources: ['course_sessions'],
    one: 'session supprimée',
    several: 'sessions supprimées',
    none: 'Aucune session supprimée.',
    kept: 'Chacune est gardée trente jours, avec ses inscriptions.',
    useRestore: restoreBy(courseSessionRecords.restore, toGone),
    restored: () => notices.courseSessionsRestored(1),
    renderTitle: ({ title, starts_at, ends_at }) =>
      starts_at && ends_at ? nameCourseSession({ title, starts_at, ends_at }) : title,
  },
  [paths.admin.deletedTaxonomy]: {
    title: 'Catégories et tags supprimés',
    back: { address: () => paths.admin.taxonomy, words: 'Retour aux catégories et aux tags' },
    sources: ['categories', 'tags'],
    one: 'élément supprimé',
    several: 'éléments supprimés',
    none: 'Aucune catégorie ni aucun tag supprimés.',
    kept: 'Chacun est gardé trente jours, avec les articles qui le portaient.',
    useRestore: () => {
      const { mutateAsync: restoreCategory } = useMutation(categoryMutations.restore);
      const { mutateAsync: restoreTag } = useMutation(tagMutations.restore);
      return (item) => (item.source === 'tags' ? restoreTag : restoreCategory)(toGone(item));
    },
    restored: ({ source }) => (source === 'tags' ? notices.tagRestored : notices.categoryRestored),
    renderTitle: ({ source, title }) => withBadge(title, source === 'tags' ? 'Tag' : 'Catégorie'),
  },
};

/** What was deleted in the last thirty days, by the address of the screen, the latest first; a press brings it back. */
export function DeletedItemsPage() {
  const { pathname } = useLocation();
  const bin = bins[pathname.replace(/\/$/, '')];
  return (
    bin && (
      <AdminPage title={bin.title} intro={<BackTo address={bin.back.address()}>{bin.back.words}</BackTo>}>
        <DeletedItems key={pathname} {...bin} />
      </AdminPage>
    )
  );
}

function DeletedItems({ sources, one, several, none, kept, useRestore, ...bin }: Bin) {
  const list = useList<{ wanted_page?: number }>();
  const query = useQuery(deletedItemsQuery(sources, list.request.wanted_page));
  const restore = useRestore();
  const navigate = useNavigate();
  const showToast = useToast();
  const { attempt } = useAttempt();
  const [busy, setBusy] = useState<string | null>(null);

  const onRestore = async (item: DeletedItem) => {
    setBusy(item.id);
    await attempt(async () => {
      const answer = await restore(item);
      // Its row is gone, and with it the focus.
      focusMain();
      showToast(tellRenamed(bin.restored(item), answer));
      if (bin.leadsTo) void navigate(bin.leadsTo(item.id));
    });
    setBusy(null);
  };

  const renderItem = (item: DeletedItem) => (
    <>
      {bin.renderTitle?.(item) ?? item.title}
      <p>
        Supprimé le <time dateTime={item.deleted_at}>{formatDayAndTime(toClockTime(item.deleted_at))}</time>,
        par {formatPerson(item.deleted_by)}
      </p>
    </>
  );

  return (
    <ListScreen
      list={list}
      query={query}
      loading="Chargement..."
      count={(shown) => (shown.total === 0 ? null : `${countRows(shown, one, several)}. ${kept}`)}
      pages="Pages de ce qui est supprimé"
      empty={
        <EmptyState title={none}>
          Ce qui est supprimé reste ici trente jours&nbsp;: un bouton le fait revenir.
        </EmptyState>
      }
    >
      {(items) => (
        <ListTable
          caption={`${several.charAt(0).toUpperCase()}${several.slice(1)}`}
          rows={items}
          styles={deletedStyles}
          columns={[{ name: 'title', title: 'Titre', cell: renderItem }]}
          acts={(item) => (
            <Button
              size="small"
              variant="outline"
              isPending={busy === item.id}
              aria-label={`Restaurer\u00A0: ${item.title}`}
              onClick={() => void onRestore(item)}
            >
              Restaurer
            </Button>
          )}
        />
      )}
    </ListScreen>
  );
}
