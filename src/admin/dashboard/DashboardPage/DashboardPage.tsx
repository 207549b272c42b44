import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { useAuth } from '#data/session/useAuth.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { ClockWarning } from './ClockWarning.tsx';
import { DashboardCards } from './DashboardCards.tsx';
import { LastDays, useLastDays } from './LastDays.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RefusedScreen } from './RefusedScreen.tsx';
import { ThisWeek, useThisWeek } from './ThisWeek.tsx';
import { ToDo } from './ToDo.tsx';
import { useToDo } from './useToDo.ts';
import { Block, Columns, Waiting } from './DashboardPage.styles.ts';

/** The first screen of the back-office: what is to be done, the week, what came of the last one, and the modules of one's role. */
export function DashboardPage() {
  return (
    <AdminPage title="Tableau de bord" actions={<QuickActions />}>
      <RefusedScreen />
      <ClockWarning />
      <Columns>
        <Work />
        <Block aria-labelledby="modules">
          <h2 id="modules">Modules</h2>
          <DashboardCards />
        </Block>
      </Columns>
    </AdminPage>
  );
}

/** Shown at once when all of it is there: lists that came one after the other would move each other. */
function Work() {
  const { profileStatus } = useAuth();
  const toDo = useToDo();
  const week = useThisWeek();
  const lastDays = useLastDays();
  const isKnown = profileStatus === 'loaded' || profileStatus === 'error';
  const queries = [...toDo.queries, ...week.queries, ...lastDays.queries];
  if (!isKnown || queries.some(({ isLoading }) => isLoading)) {
    return (
      <Waiting>
        <Skeleton.Group>
          <Skeleton shape="title" width="third" />
          <Skeleton width="most" />
          <Skeleton width="full" />
          <Skeleton width="most" />
        </Skeleton.Group>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <LoadError title="Impossible de charger tout ce qui vous attend." query={queries} />
      <ToDo {...toDo} />
      <ThisWeek {...week} />
      <LastDays {...lastDays} />
    </Waiting>
  );
}
