import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { paths } from '#paths.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { type AccountChangesRequest, accountChangesQuery } from '#features/people/data/user.queries.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { journalSentence } from '../journalSentence.ts';
import { Lines } from './AccountJournalPage.styles.ts';

/** Who changed what about whom, the latest first. Nobody edits it. */
export function AccountJournalPage() {
  const list = useList<AccountChangesRequest>();
  const query = useQuery(accountChangesQuery(list.request));
  return (
    <AdminPage
      title="Journal des comptes"
      intro={
        <Button variant="ghost" size="small" iconStart={ArrowLeft} render={<Link to={paths.admin.users} />}>
          Utilisateurs
        </Button>
      }
    >
      <ListScreen
        list={list}
        query={query}
        loading="Chargement..."
        count={(shown) => countRows(shown, 'changement', 'changements')}
        pages="Pages du journal"
        empty={
          <EmptyState title="Le journal est vide.">
            Les invitations, les changements de rôle, les suspensions, les transferts et les retraits
            s’inscrivent ici.
          </EmptyState>
        }
      >
        {(changes) =>
          changes ? (
            <Lines>
              {changes.map((change) => (
                <li key={change.number}>
                  <span>{journalSentence(change)}</span>
                  <time dateTime={change.changed_at}>{formatQuebecTime(change.changed_at)}</time>
                </li>
              ))}
            </Lines>
          ) : (
            <Skeleton.Group label="">
              <Skeleton shape="text" width="most" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="half" />
            </Skeleton.Group>
          )
        }
      </ListScreen>
    </AdminPage>
  );
}
