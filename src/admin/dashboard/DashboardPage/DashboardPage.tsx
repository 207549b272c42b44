import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { useScheduledArticles } from '#data/articles/useArticles.ts';
import { useNewMessageCount } from '#data/messages/useMessages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { DashboardCards } from '../DashboardCards/index.ts';
import { NewMessages } from '../NewMessages/index.ts';
import { QuickActions } from '../QuickActions/index.ts';
import { RefusedScreen } from '../RefusedScreen/index.ts';
import { ScheduledArticles } from '../ScheduledArticles/index.ts';
import { Block } from './DashboardPage.styles.ts';

/** The first screen of the back-office (product 6.3): what is new, what is planned, shortcuts, and the modules of one's role. */
export function DashboardPage() {
  const isEditor = useAuth().hasRole('editor');
  // What is read here is shown further down: one toast speaks for both.
  useLoadErrorNotice([useNewMessageCount(isEditor), useScheduledArticles(isEditor)], notices.dataNotLoaded);
  return (
    <AdminPage title="Tableau de bord">
      <RefusedScreen />
      <NewMessages />
      <ScheduledArticles />
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
