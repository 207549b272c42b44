import { type Role, roles } from '#data/session/roles.ts';

const KEY = 'porte-voix-refused-role';

const asRole = (value: unknown) => roles.find((role) => role === value) ?? null;

/** State of the navigation that takes someone away from a screen above their role. */
export const refusedAccess = (requiredRole: Role) => ({ refusedRole: requiredRole });

/** The role that was missing, from the state of a location; null when nobody was turned away. */
export function parseRefusedRole(state: unknown): Role | null {
  return typeof state === 'object' && state !== null && 'refusedRole' in state
    ? asRole(state.refusedRole)
    : null;
}

/** Carries the reason over the change of page that leads from /auth to the dashboard, which loses the location's state. */
export function rememberRefusedRole(role: Role) {
  sessionStorage.setItem(KEY, role);
}

/** The role that was missing on the way to the dashboard, until it is forgotten. */
export const rememberedRefusedRole = () => asRole(sessionStorage.getItem(KEY));

/** Says it once: the next visit of the dashboard has nothing to explain. */
export function forgetRefusedRole() {
  sessionStorage.removeItem(KEY);
}
