import { ofPerson } from '#admin/shell/formatPerson.ts';
import { noop, useMutation } from '@tanstack/react-query';
import { ArrowRightLeft, Check, CircleSlash, Network, Undo2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { useFreeTogether } from '#admin/shell/useFreeTogether.ts';
import { getStanding, registrationLabel } from '#features/courses/data/registrationLabel.ts';
import { formatAttendance } from '#features/courses/data/registrationsCsv.ts';
import {
  changeRegistrationMutation,
  type RegistrationChange,
  type StaffRegistration,
} from '#features/courses/data/staffCourseSessions.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { formatMoment } from '#data/span.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import type { MenuItem } from '#design-system/components/Menu';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { nameOrEmail } from '#data/fullName.ts';
import { MoveDialog } from '../CourseSessionDialogs/smallDialogs.tsx';

export interface RegistrationsProps {
  registrations: readonly StaffRegistration[];
  canManage: boolean;
  /** The session hasn't begun. */
  isToCome: boolean;
}

const variants = {
  held: 'secondary',
  unconfirmed: 'secondary',
  registered: 'success',
  offered: 'accent',
  waiting: 'secondary',
  lapsed: 'outline',
  cancelled: 'outline',
} as const satisfies Record<StaffRegistration['state'], BadgeProps['variant']>;

type Action = Exclude<RegistrationChange['action'], 'move'>;

/** Who has a place, who waits, in their order, and who no longer does; what staff do with each. */
export function Registrations({ registrations, canManage, isToCome }: RegistrationsProps) {
  const [moved, setMoved] = useState<StaffRegistration>();
  const { listActions, changing } = useRegistrationActions(isToCome, setMoved);

  return (
    <>
      <ListTable
        caption="Inscriptions"
        rows={registrations}
        columns={columns}
        acts={
          canManage
            ? (registration) => (
                <RowMenu
                  name={nameOrEmail(registration)}
                  items={listActions(registration)}
                  isBusy={changing === registration.id}
                />
              )
            : undefined
        }
      />
      {moved && <MoveDialog registration={moved} onClose={() => setMoved(undefined)} />}
    </>
  );
}

/** What staff can do with each registration, and the one that is being changed. */
function useRegistrationActions(isToCome: boolean, onMove: (registration: StaffRegistration) => void) {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: change, isPending, variables } = useMutation(changeRegistrationMutation);
  const freeTogether = useFreeTogether();

  const act = (registration: StaffRegistration, action: Action, seen = getStanding(registration)) =>
    change({ registration: registration.id, seen, action }).then(() => {
      if (action === 'confirm') showToast(notices.registrationConfirmed);
      if (action === 'cancel') showToast(notices.registrationCancelled);
      if (action === 'attended' || action === 'absent') {
        showToast({
          ...notices.attendanceNoted,
          action: {
            label: 'Annuler',
            onClick: () => void act(registration, toAction(registration), action),
          },
        });
      }
    }, noop);

  const onCancel = async (registration: StaffRegistration) => {
    if (await confirm(askToCancel(registration))) await act(registration, 'cancel');
  };

  const listActions = (registration: StaffRegistration): (MenuItem | false)[] => {
    const { state, attended, together, lead_id } = registration;
    const isLiving = state === 'registered' || state === 'offered' || state === 'waiting';
    const note = (action: Action) => () => void act(registration, action);
    return [
      isToCome &&
        (state === 'offered' || isUnconfirmed(registration)) && {
          label: 'Confirmer la place',
          icon: Check,
          onSelect: note('confirm'),
        },
      state === 'registered' &&
        attended !== true && { label: 'Noter une présence', icon: UserCheck, onSelect: note('attended') },
      state === 'registered' &&
        attended !== false && { label: 'Noter une absence', icon: UserX, onSelect: note('absent') },
      attended !== null && { label: 'Retirer la note', icon: Undo2, onSelect: note('unmarked') },
      isLiving &&
        isToCome && { label: 'Déplacer', icon: ArrowRightLeft, onSelect: () => onMove(registration) },
      together > 1 &&
        isToCome && {
          label: `Libérer les ${together} venues ensemble`,
          icon: Network,
          onSelect: () => void freeTogether(lead_id, together),
          isDestructive: true,
        },
      (isLiving || isUnconfirmed(registration)) &&
        isToCome && {
          label: 'Annuler l’inscription',
          icon: CircleSlash,
          onSelect: () => void onCancel(registration),
          isDestructive: true,
        },
    ];
  };

  return { listActions, changing: isPending ? variables.registration : undefined };
}

/** Somebody who has a place, waits for one or no longer does. */
const columns: readonly Column<StaffRegistration>[] = [
  {
    name: 'name',
    title: 'Personne',
    cell: (registration) => (
      <>
        <span>{nameOrEmail(registration)}</span>
        {listNotes(registration).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </>
    ),
  },
  {
    name: 'email',
    title: 'Courriel',
    cell: ({ email }) => <TextLink href={`mailto:${email}`}>{email}</TextLink>,
  },
  {
    name: 'state',
    title: 'État',
    cell: (registration) => (
      <>
        <Badge variant={variants[registration.state]}>{registrationLabel[registration.state]}</Badge>
        {formatStanding(registration) && <p>{formatStanding(registration)}</p>}
        {registration.together > 1 && <p>{`${registration.together} du même réseau`}</p>}
      </>
    ),
  },
  {
    name: 'seats',
    title: 'Places',
    isNumeric: true,
    cell: ({ seats }) => (
      <>
        {formatWhole(seats)}
        <span data-unit>&nbsp;{seats > 1 ? 'places' : 'place'}</span>
      </>
    ),
  },
];

const askToCancel = (registration: StaffRegistration) => ({
  title: `Annuler l’inscription ${ofPerson(nameOrEmail(registration))}?`,
  description: isUnconfirmed(registration)
    ? 'Elle n’a pas été confirmée\u00A0: personne ne reçoit de courriel. C’est définitif.'
    : 'Cette personne reçoit un courriel qui dit que l’équipe l’a annulée. C’est définitif.',
  confirmLabel: 'Annuler l’inscription',
  cancelLabel: 'Garder l’inscription',
  isDestructive: true,
});

/** The person has yet to press the button of their e-mail. */
const isUnconfirmed = ({ state }: StaffRegistration) => state === 'held' || state === 'unconfirmed';

/** What brings back what was noted of somebody. */
const toAction = ({ attended }: StaffRegistration): Action =>
  attended === null ? 'unmarked' : attended ? 'attended' : 'absent';

/** With whom they come, from where, and what they said. */
const listNotes = ({ others, company, message }: StaffRegistration) =>
  [company, others.length > 0 ? `Avec ${others.join(', ')}` : '', message].filter((note): note is string =>
    Boolean(note),
  );

function formatStanding({ state, position_in_line, offered_until, attended }: StaffRegistration) {
  if (state === 'waiting') return position_in_line === 1 ? '1er rang' : `${position_in_line ?? ''}e rang`;
  if (offered_until) return `Jusqu’au ${formatMoment(offered_until)}`;
  return formatAttendance(attended);
}
