import { type Role, roles } from '#data/session/roles.ts';

const KEY = 'porte-voix-refused-role';

const asRole = (value: unknown) => roles.find((role) => role === value) ?? null;

/** Carries the reason why a screen stays shut to the dashboard, over the change of page that leads there from /auth. */
export function rememberRefusedRole(role: Role) {
  sessionStorage.setItem(KEY, role);
}

/** The role that was missing on the way to the dashboard, until it is forgotten. */
export const rememberedRefusedRole = () => asRole(sessionStorage.getItem(KEY));

/** Says it once: the next visit of the dashboard has nothing to explain. */
export function forgetRefusedRole() {
  sessionStorage.removeItem(KEY);
}
