import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarRange, List } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { countRows, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { ChoiceCell, type Choosing, NoChoiceCell } from '#lists/Choice.tsx';
import { choosing, type Column, Headings } from '#lists/columns.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { type ReleaseItem, releasesQuery } from '#features/releases/data/release.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Skeleton } from '#design-system/components/Skeleton';
import { EditorialCalendar } from '../EditorialCalendar/EditorialCalendar.tsx';
import { NewRelease } from './NewRelease.tsx';
import { formatWhen, ReleaseBadge } from '../ReleaseBadge.tsx';
import { releaseList } from '../releaseList.ts';
import { ReleaseTable } from './ReleaseListPage.styles.ts';
import { SelectedReleases } from './SelectedReleases.tsx';

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
                const kept = ['mois', 'genre'].flatMap((name) => {
                  const value = before.get(name);
                  return value === null ? [] : [[name, value]];
                });
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
        {(releases) => <Releases releases={releases} selection={selection} />}
      </ListScreen>
    </>
  );
}

const columns: readonly Column[] = [
  choosing,
  { name: 'name', title: 'Nom' },
  { name: 'state', title: 'État' },
  { name: 'when', title: 'Quand' },
  { name: 'owner', title: 'Responsable' },
  { name: 'documents', title: 'Éléments', isNumeric: true },
];

/** One page of releases; undefined while they load. */
function Releases({
  releases,
  selection,
}: {
  releases: readonly ReleaseItem[] | undefined;
  selection: Choosing;
}) {
  if (!releases) {
    return (
      <Skeleton.Group label="">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
      </Skeleton.Group>
    );
  }
  return (
    <ReleaseTable caption="Mises en ligne" density="dense" hasRowHover>
      <Headings columns={columns} />
      <tbody>
        {releases.map((release) => (
          <tr key={release.id}>
            {release.state === 'open' ? (
              <ChoiceCell label={`Choisir ${release.name}`} id={release.id} choosing={selection} />
            ) : (
              <NoChoiceCell />
            )}
            <th scope="row" data-column="name">
              <Link to={paths.admin.release(release.id)}>{release.name}</Link>
              {release.problem && <p>{release.problem}</p>}
            </th>
            <td data-column="state">
              <ReleaseBadge release={release} />
            </td>
            <td data-column="when">{formatWhen(release)}</td>
            <td data-column="owner">{formatPerson(release.owner_name)}</td>
            <td data-column="documents" data-numeric>
              {formatWhole(release.documents)}
              <span data-unit>&nbsp;{release.documents > 1 ? 'éléments' : 'élément'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </ReleaseTable>
  );
}
