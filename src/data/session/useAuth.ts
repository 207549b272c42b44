import { use } from 'react';
import { AuthContext } from './AuthContext.ts';

export type { Auth, AuthResult, AuthUser, Profile, ProfileStatus } from './AuthContext.ts';

/** The session, its profile and what can be done with them. */
export function useAuth() {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
