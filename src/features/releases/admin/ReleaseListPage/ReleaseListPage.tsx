import { useQuery, useMutation } from '@tanstack/react-query';
import { CalendarDays, CalendarRange, List, Plus } from 'lucide-react';
import { Link, useSearchParams, useNavigate } from 'react-router-dom';
import { countRows, ListFilters, ListScreen, useList, type ListDescription } from '#lists/index.ts';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import {
  type ReleaseItem,
  releasesQuery,
  type ReleaseListRequest,
  saveReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { EditorialCalendar } from '../EditorialCalendar/EditorialCalendar.tsx';
import { formatWhen, ReleaseBadge } from '../ReleaseBadge.tsx';
import { SelectionBar, DeleteSelected } from '#lists/SelectionBar/SelectionBar.tsx';
import { useReleaseDeletion } from '../useReleaseDeletion.ts';
import { useRef, useState } from 'react';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { type NewReleaseInput, newReleaseSchema } from '#features/releases/data/release.schema.ts';
import { Button } from '#design-system/components/Button';

const views = [
  { value: 'liste', label: 'Liste', icon: List },
  { value: 'calendrier', label: 'Calendrier', icon: CalendarDays },
  { value: 'agenda', label: 'Agenda', icon: CalendarRange },
] as const;

/** What goes online together, as a list; or all that is planned, dated and published, by month or day by day. */
export function ReleaseListPage() {
  const [params, setParams] = useSearchParams();
  const view = views.find(({ value }) => value === params.get('vue'))?.value ?? 'liste';
  return (
    <AdminPage
      title={view === 'liste' ? 'Mises en ligne' : 'Calendrier'}
      actions={
        <>
          <SegmentedControl
            label="Présentation"
            size="small"
            items={views}
            value={view}
            onValueChange={(chosen) =>
              setParams((before) => {
                if (chosen === 'liste') return {};
                const kept = [...before].filter(([name]) => ['mois', 'genre'].includes(name));
                return { ...Object.fromEntries(kept), vue: chosen };
              })
            }
          />
          <NewRelease />
        </>
      }
    >
      {view === 'liste' ? (
        <ReleaseRows />
      ) : (
        <EditorialCalendar layout={view === 'agenda' ? 'list' : 'month'} />
      )}
    </AdminPage>
  );
}

/** The releases: to come, the next one first, then what is over. */
function ReleaseRows() {
  const list = useList(releaseList);
  const query = useQuery(releasesQuery(list.request));
  const selection = useSelection((query.data?.rows ?? []).filter(({ state }) => state === 'open'));

  return (
    <>
      <ListFilters list={list} />
      <ListScreen
        list={list}
        query={query}
        loading="Chargement des mises en ligne…"
        count={(shown) => (shown.total === 0 ? null : countRows(shown, 'mise en ligne', 'mises en ligne'))}
        pages="Pages des mises en ligne"
        actions={
          query.data?.rows.some(({ state }) => state === 'open') ? (
            <SelectedReleases selection={selection} />
          ) : null
        }
        empty={
          <EmptyState title="Aucune mise en ligne.">
            Réunissez ici ce qui doit être en ligne au même moment, par exemple un article, un prix et une
            page. Ce qui est planifié seul se trouve dans le calendrier.
          </EmptyState>
        }
        noneFound={{ title: 'Aucune mise en ligne trouvée.', clear: 'Tout voir' }}
      >
        {(releases) => (
          <ListTable
            caption="Mises en ligne"
            rows={releases}
            columns={columns}
            choice={{
              selection,
              label: ({ state, name }) => (state === 'open' ? `Choisir ${name}` : null),
            }}
          />
        )}
      </ListScreen>
    </>
  );
}

/** What the list says of each release. */
const columns: readonly Column<ReleaseItem>[] = [
  {
    name: 'name',
    title: 'Nom',
    cell: ({ id, name, problem }) => (
      <>
        <Link to={paths.admin.release(id)}>{name}</Link>
        {problem && <p>{problem}</p>}
      </>
    ),
  },
  {
    name: 'state',
    title: 'État',
    cell: (release) => <ReleaseBadge release={release} />,
    width: '7.5rem',
  },
  { name: 'when', title: 'Quand', cell: formatWhen },
  { name: 'owner', title: 'Responsable', cell: ({ owner_name }) => formatPerson(owner_name) },
  {
    name: 'documents',
    title: 'Éléments',
    isNumeric: true,
    cell: ({ documents }) => (
      <>
        {formatWhole(documents)}
        <span data-unit>&nbsp;{documents > 1 ? 'éléments' : 'élément'}</span>
      </>
    ),
  },
];

/** What releases can be searched by and filtered by. */
const releaseList: ListDescription<ReleaseListRequest> = {
  search: { label: 'Rechercher une mise en ligne', placeholder: 'Nom' },
  filters: {
    etat: {
      argument: 'only_state',
      label: 'État',
      all: 'Tous les états',
      choices: { open: 'À venir', published: 'Publiées', undone: 'Annulées' },
    },
  },
};

/** What can be done with the releases that are chosen. When each is published is its own: it is checked and planned by itself. */
function SelectedReleases({ selection }: { selection: ReturnType<typeof useSelection<ReleaseItem>> }) {
  const { selected } = selection;
  const { deleteReleases, isDeleting } = useReleaseDeletion();
  return (
    <SelectionBar selection={selection} one="mise en ligne choisie" several="mises en ligne choisies">
      <DeleteSelected
        isPending={isDeleting}
        onDelete={() => void deleteReleases(selected).then((isGone) => isGone && selection.clear())}
      />
    </SelectionBar>
  );
}

/** Names a release and opens it. What is typed stays until it has a place on the server. */
function NewRelease() {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  // The same id for each attempt, so that a second one makes no second release.
  const id = useRef(crypto.randomUUID());
  const { mutateAsync: save } = useMutation(saveReleaseMutation);
  const form = usePersistedForm('new-release', newReleaseSchema, { defaultValues: { name: '' } });

  const onSubmit = async ({ name }: NewReleaseInput) => {
    await save({ id: id.current, name, ownerId: null, dueAt: null, version: 0 });
    return notices.releaseCreated;
  };

  return (
    <>
      <Button variant="primary" iconStart={Plus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Nouvelle mise en ligne
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title="Nouvelle mise en ligne"
          description="Ce qui doit être en ligne au même moment : des articles, des contenus, des pages."
          submitLabel="Créer"
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
          onSaved={() => void navigate(paths.admin.release(id.current))}
          fields={[{ name: 'name', label: 'Nom', placeholder: 'Rentrée de janvier', isRequired: true }]}
        />
      )}
    </>
  );
}
