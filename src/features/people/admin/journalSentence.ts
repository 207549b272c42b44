import { ofPerson } from '#admin/shell/formatPerson.ts';
import type { AccountChange } from '#features/people/data/user.queries.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { articlesAndMedia } from './traces.ts';

const gone = 'une personne retirée';

/** A line of the journal as people read it; whoever was removed has no name any more. */
export function journalSentence(change: AccountChange): string {
  const { kind, old_role, new_role, articles, media } = change;
  const actor = change.actor_id ? (change.actor_name ?? 'Une personne retirée') : 'Un programme';
  const person = change.account_name ?? gone;
  const as = (role: typeof old_role) => (role ? roleLabel[role] : 'inconnu');
  const moved = articlesAndMedia({ articles: articles ?? 0, media: media ?? 0 });
  const said = {
    invited: `a invité ${person} avec le rôle ${as(new_role)}`,
    role: `a donné à ${person} le rôle ${as(new_role)} (auparavant ${as(old_role)})`,
    suspended: `a suspendu ${person}`,
    restored: `a rétabli ${person}`,
    transferred: `a transféré ${moved} à ${change.recipient_name ?? gone} (auparavant à ${person})`,
    factors_removed: `a retiré le second facteur ${ofPerson(person)}`,
    removed: `a retiré ${person} (rôle\u00A0: ${as(old_role)})`,
  };
  return `${actor} ${said[kind]}.`;
}
