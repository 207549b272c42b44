import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { ListRegion, missingPage, pageOf, PageLinks } from '#admin/lists/index.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { paths } from '#paths.ts';
import { formatDayAndTime, formatWhole } from '#data/formats.ts';
import { clockTimeOf } from '#data/quebecTime.ts';
import { useAccountChanges } from '#data/users/useUsers.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { Text } from '#design-system/primitives/Text';
import { journalSentence } from '../journalSentence.ts';
import { Lines } from './AccountJournalPage.styles.ts';

const countOf = (count: number) => `${formatWhole(count)} ${count > 1 ? 'changements' : 'changement'}`;

/** Who changed what about whom, the latest first (product 12.6). Nobody edits it. */
export function AccountJournalPage() {
  const [params] = useSearchParams();
  const query = useAccountChanges(pageOf(params));
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const list = query.data;
  return (
    <AdminPage
      title="Journal des comptes"
      intro={
        <Button variant="ghost" size="small" iconStart={ArrowLeft} render={<Link to={paths.admin.users} />}>
          Utilisateurs
        </Button>
      }
    >
      <Text isAnnounced size="small" tone="muted" isTabular>
        {query.isPending
          ? 'Chargement...'
          : list &&
            [!query.isPlaceholderData && missingPage(pageOf(params), list.page), countOf(list.total)]
              .filter(Boolean)
              .join(' ')}
      </Text>
      {query.isError && (
        <LoadError
          title={notices.dataNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <Skeleton.Group label="">
          <Skeleton shape="text" width="most" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </Skeleton.Group>
      )}
      {list && list.rows.length > 0 && (
        <ListRegion page={list.page} isStale={query.isPlaceholderData}>
          <Lines>
            {list.rows.map((change) => (
              <li key={change.number}>
                <span>{journalSentence(change)}</span>
                <time dateTime={change.changed_at}>{formatDayAndTime(clockTimeOf(change.changed_at))}</time>
              </li>
            ))}
          </Lines>
        </ListRegion>
      )}
      {list && <PageLinks label="Pages du journal" page={list.page} total={list.total} />}
      {list?.total === 0 && (
        <EmptyState title="Le journal est vide.">
          Les invitations, les changements de rôle, les suspensions, les transferts et les retraits
          s’inscrivent ici.
        </EmptyState>
      )}
    </AdminPage>
  );
}
