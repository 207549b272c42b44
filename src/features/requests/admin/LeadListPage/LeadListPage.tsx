import { Columns3, List, Trash2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Board } from './Board.tsx';
import { Rows } from './Rows.tsx';

const views = [
  { value: 'liste', label: 'Liste', icon: List },
  { value: 'colonnes', label: 'Colonnes', icon: Columns3 },
] as const;

/** What came of visits: messages, estimates, registrations and bookings, as a list or by how far they are. */
export function LeadListPage() {
  const [params, setParams] = useSearchParams();
  const isAdmin = useAuth().hasRole('admin');
  const isBoard = params.get('vue') === 'colonnes';
  return (
    <AdminPage
      title="Demandes"
      actions={
        <>
          {isAdmin && (
            <Button
              variant="ghost"
              size="small"
              iconStart={Trash2}
              render={<Link to={paths.admin.deletedLeads} />}
            >
              Supprimées
            </Button>
          )}
          <SegmentedControl
            label="Présentation"
            size="small"
            items={views}
            value={isBoard ? 'colonnes' : 'liste'}
            onValueChange={(view) =>
              setParams((before) => {
                const next = new URLSearchParams(before);
                next.delete('page');
                if (view === 'colonnes') next.set('vue', view);
                else next.delete('vue');
                return next;
              })
            }
          />
        </>
      }
    >
      {isBoard ? <Board /> : <Rows />}
    </AdminPage>
  );
}
