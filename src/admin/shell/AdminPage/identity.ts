import { fullName } from '#data/fullName.ts';
import type { AuthUser, Profile } from '#data/session/useAuth.ts';

/** Who is signed in, as the header says it (product: back-office header): first name or else e-mail, last name, ' - role'. */
export function formatIdentity(user: AuthUser, profile: Profile | null) {
  const name = fullName({ ...profile, first_name: profile?.first_name || user.email });
  return profile ? `${name} - ${profile.role}` : name;
}
