import { LogIn, UserX } from 'lucide-react';
import { Button, SmallButton } from '#design-system/components/Button';
import type { User } from '#features/people/data/user.queries.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import type { useSelection } from '#lists/useSelection.ts';
import type { useAccess } from '../useAccess.ts';

export interface SelectedUsersProps {
  selection: ReturnType<typeof useSelection<User & { id: string }>>;
  access: ReturnType<typeof useAccess>;
}

/** What can be done with the people who are chosen. A role, an heir and a removal are decided for one person at a time. */
export function SelectedUsers({ selection, access }: SelectedUsersProps) {
  const { selected } = selection;
  const suspended = selected.filter(({ state }) => state === 'suspended');
  const others = selected.filter(({ state }) => state !== 'suspended');
  const finish = (isDone: boolean) => isDone && selection.clear();
  return (
    <SelectionBar selection={selection} one="personne choisie" several="personnes choisies">
      {suspended.length > 0 && (
        <SmallButton
          iconStart={LogIn}
          isPending={access.busyId !== null}
          onClick={() => void access.restore(suspended).then(finish)}
        >
          Rétablir
        </SmallButton>
      )}
      {others.length > 0 && (
        <Button
          size="small"
          variant="danger"
          iconStart={UserX}
          isPending={access.busyId !== null}
          onClick={() => void access.suspend(others).then(finish)}
        >
          Suspendre
        </Button>
      )}
    </SelectionBar>
  );
}
