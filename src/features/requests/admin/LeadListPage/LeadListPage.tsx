import { Columns3, List } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
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
  const isBoard = params.get('vue') === 'colonnes';
  return (
    <AdminPage
      title="Demandes"
      actions={
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
      }
    >
      {isBoard ? <Board /> : <Rows />}
    </AdminPage>
  );
}
