import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { ClockWarning } from '../ClockWarning/index.ts';
import { DashboardCards } from '../DashboardCards/index.ts';
import { FailedEmails } from '../FailedEmails/index.ts';
import { NewLeads } from '../NewLeads/index.ts';
import { QuickActions } from '../QuickActions/index.ts';
import { RefusedScreen } from '../RefusedScreen/index.ts';
import { ToDo } from '../ToDo/index.ts';
import { Planned } from '../Planned/index.ts';
import { Block } from './DashboardPage.styles.ts';

/** The first screen of the back-office: what is new, what is planned, shortcuts, and the modules of one's role. */
export function DashboardPage() {
  return (
    <AdminPage title="Tableau de bord">
      <RefusedScreen />
      <ClockWarning />
      <FailedEmails />
      <NewLeads />
      <ToDo />
      <Planned />
      <Block>
        <h2>Actions rapides</h2>
        <QuickActions />
      </Block>
      <Block>
        <h2>Modules</h2>
        <DashboardCards />
      </Block>
    </AdminPage>
  );
}
