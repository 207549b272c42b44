/** The four roles, from the least to the most powerful. */
export const roles = ['subscriber', 'moderator', 'editor', 'admin'] as const;

/** What an account may do; stored in its profile. */
export type Role = (typeof roles)[number];

/** Rank of each role (product: ranks of roles). */
export const roleRank = { subscriber: 1, moderator: 2, editor: 3, admin: 4 } as const satisfies Record<
  Role,
  number
>;

/**
 * Whether a profile satisfies a required role: a higher role satisfies lower requirements, and without a profile
 * every check fails (product: ranks of roles), as it does on a profile of which only the name may be seen.
 */
export function hasRole(profile: { role: Role | null } | null, required: Role) {
  return profile?.role != null && roleRank[profile.role] >= roleRank[required];
}
