const NAME = 'sidebar_state';

/** Seconds that the browser remembers the sidebar for: 7 days (product: sidebar). */
const LIFETIME = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; true for who never touched it. */
export function readSidebarCookie() {
  if (typeof document === 'undefined') return true;
  return !document.cookie.split('; ').includes(`${NAME}=false`);
}

/** Remembers the state of the sidebar for the next visit. */
export function writeSidebarCookie(isOpen: boolean) {
  document.cookie = `${NAME}=${String(isOpen)}; path=/; max-age=${LIFETIME}; samesite=lax`;
}
