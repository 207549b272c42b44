import { ArrowRightLeft, KeyRound, LogIn, MailPlus, ShieldUser, UserRoundX, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { formatShortDay } from '#data/formats.ts';
import type { User, UserState } from '#features/people/data/user.queries.ts';
import { roleLabel, stateLabel, userName } from '#features/people/data/labels.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';
import type { MenuItem } from '#design-system/components/Menu';
import { ChoiceCell, type Choosing, NoChoiceCell } from '#lists/Choice.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { TextLink } from '#design-system/components/TextLink';

/** What an admin does with somebody. */
export interface UserActions {
  /** Ouvre le choix d’un rôle. */
  onChangeRole: (user: User) => void;
  /** Suspend le compte. */
  onSuspend: (user: User) => void;
  /** Rouvre le compte. */
  onRestore: (user: User) => void;
  /** Renvoie l’invitation. */
  onInviteAgain: (user: User) => void;
  /** Retire les appareils du second code. */
  onRemoveFactors: (user: User) => void;
  /** Remet les textes de la personne à une autre. */
  onTransfer: (user: User) => void;
  /** Supprime le compte, après une question. */
  onRemove: (user: User) => void;
}

export interface UserRowProps extends UserActions {
  user: User;
  isOwn: boolean;
  isBusy: boolean;
  selection: Choosing;
}

const getBadge = {
  active: 'success',
  invited: 'accent',
  unconfirmed: 'outline',
  suspended: 'destructive',
} as const satisfies Record<UserState, BadgeProps['variant']>;

/** One person: who, as what, since when, and what can be done. Nobody changes their own account here. */
export function UserRow({ user, isOwn, isBusy, selection, ...actions }: UserRowProps) {
  const { email, role, state, last_sign_in_at: seen } = user;
  const name = userName(user);
  return (
    <tr>
      {isOwn ? (
        <NoChoiceCell />
      ) : (
        <ChoiceCell label={`Choisir ${name}`} id={user.user_id} choosing={selection} />
      )}
      <th scope="row" data-column="name">
        <span>{name}</span>
        {isOwn && (
          <>
            {' '}
            (<TextLink render={<Link to={paths.admin.profile} />}>vous</TextLink>)
          </>
        )}
        {name !== email && <p>{email}</p>}
      </th>
      <td data-column="role">{roleLabel[role]}</td>
      <td data-column="state">
        <Badge variant={getBadge[state]}>{stateLabel[state]}</Badge>
      </td>
      <td data-column="seen" data-numeric>
        <span data-unit>Dernière connexion&nbsp;: </span>
        {seen ? <time dateTime={seen}>{formatShortDay(seen)}</time> : <span>Jamais</span>}
      </td>
      <RowMenu name={name} items={getItems(user, isOwn, actions)} isBusy={isBusy} />
    </tr>
  );
}

function getItems(user: User, isOwn: boolean, actions: UserActions): MenuItem[] {
  const transfer = {
    label: 'Transférer ses articles',
    icon: ArrowRightLeft,
    onSelect: () => actions.onTransfer(user),
  };
  if (isOwn) return [transfer];
  return [
    { label: 'Changer le rôle', icon: ShieldUser, onSelect: () => actions.onChangeRole(user) },
    ...(user.state === 'invited' || user.state === 'unconfirmed'
      ? [{ label: 'Renvoyer l’invitation', icon: MailPlus, onSelect: () => actions.onInviteAgain(user) }]
      : []),
    transfer,
    user.state === 'suspended'
      ? { label: 'Rétablir', icon: LogIn, onSelect: () => actions.onRestore(user) }
      : { label: 'Suspendre', icon: UserX, onSelect: () => actions.onSuspend(user) },
    ...(user.state === 'invited' || user.state === 'unconfirmed'
      ? []
      : [
          {
            label: 'Retirer le second facteur',
            icon: KeyRound,
            onSelect: () => actions.onRemoveFactors(user),
          },
        ]),
    { label: 'Retirer', icon: UserRoundX, onSelect: () => actions.onRemove(user), isDestructive: true },
  ];
}
