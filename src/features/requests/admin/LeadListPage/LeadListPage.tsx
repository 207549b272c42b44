import { Columns3, List, Plus, Trash2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { NewLead } from './NewLead.tsx';
import { Board } from './Board.tsx';
import { Rows } from './Rows.tsx';

const views = [
  { value: 'liste', label: 'Liste', icon: List },
  { value: 'colonnes', label: 'Colonnes', icon: Columns3 },
] as const;

/** What came of visits: messages, estimates, registrations and bookings, as a list or by how far they are. */
export function LeadListPage() {
  const [params, setParams] = useSearchParams();
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const change = (edit: (params: URLSearchParams) => void, options?: { replace: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      edit(next);
      return next;
    }, options);
  const isBoard = params.get('vue') === 'colonnes';
  return (
    <AdminPage
      title="Demandes"
      actions={
        <>
          <SegmentedControl
            label="Présentation"
            size="small"
            items={views}
            value={isBoard ? 'colonnes' : 'liste'}
            onValueChange={(view) =>
              change((next) => {
                next.delete('page');
                if (view === 'colonnes') next.set('vue', view);
                else next.delete('vue');
              })
            }
          />
          {hasRole('admin') && (
            <Button
              variant="ghost"
              size="small"
              iconStart={Trash2}
              render={<Link to={paths.admin.deletedLeads} />}
            >
              Supprimées
            </Button>
          )}
          {hasRole('editor') && (
            <Button
              variant="primary"
              size="small"
              iconStart={Plus}
              onClick={() => change((next) => next.set('nouvelle', ''))}
            >
              Nouvelle demande
            </Button>
          )}
        </>
      }
    >
      {isBoard ? <Board /> : <Rows />}
      {params.has('nouvelle') && hasRole('editor') && (
        <NewLead
          onClose={() => change((next) => next.delete('nouvelle'), { replace: true })}
          onEntered={(id) => void navigate(paths.admin.lead(id), { replace: true })}
        />
      )}
    </AdminPage>
  );
}
