import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { useScheduledArticles } from '#data/articles/useArticles.ts';
import { useClock } from '#data/clock/useClock.ts';
import { useNewMessageCount } from '#data/messages/useMessages.ts';
import { usePersonalDataRequests } from '#data/privacy/usePrivacy.ts';
import { useBrokenPages, useOwnDrafts, useWaitingApprovals } from '#data/todo/useToDo.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { ClockWarning } from '../ClockWarning/index.ts';
import { DashboardCards } from '../DashboardCards/index.ts';
import { NewMessages } from '../NewMessages/index.ts';
import { QuickActions } from '../QuickActions/index.ts';
import { RefusedScreen } from '../RefusedScreen/index.ts';
import { ToDo } from '../ToDo/index.ts';
import { ScheduledArticles } from '../ScheduledArticles/index.ts';
import { useNearlyFullSessions } from '../useNearlyFullSessions.ts';
import { Block } from './DashboardPage.styles.ts';

/** The first screen of the back-office (product 6.3): what is new, what is planned, shortcuts, and the modules of one's role. */
export function DashboardPage() {
  const { user, hasRole } = useAuth();
  const isEditor = hasRole('editor');
  // What is read here is shown further down: one toast speaks for both.
  useLoadErrorNotice(
    [
      useNewMessageCount(isEditor),
      useScheduledArticles(isEditor),
      useOwnDrafts(isEditor && user ? user.id : null),
      useWaitingApprovals(isEditor),
      useBrokenPages(isEditor),
      useNearlyFullSessions(isEditor),
      usePersonalDataRequests(hasRole('admin')),
      useClock(hasRole('admin')),
    ],
    notices.dataNotLoaded,
  );
  return (
    <AdminPage title="Tableau de bord">
      <RefusedScreen />
      <ClockWarning />
      <NewMessages />
      <ToDo />
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
