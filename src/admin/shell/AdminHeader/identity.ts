import type { AuthUser, Profile } from '#data/session/useAuth.ts';

/** Who is signed in, as the header says it (product 6.2): first name or else e-mail, last name, ' - role'. */
export function formatIdentity(user: AuthUser, profile: Profile | null) {
  const name = [profile?.first_name || user.email, profile?.last_name].filter(Boolean).join(' ');
  return profile ? `${name} - ${profile.role}` : name;
}
