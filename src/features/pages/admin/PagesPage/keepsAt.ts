import { paths } from '#paths.ts';

/** Where what is typed in a section stays in memory: everywhere on the screen of the pages. */
export const keepsAt = (pathname: string) =>
  pathname === paths.admin.pages || pathname.startsWith(`${paths.admin.pages}/`);
