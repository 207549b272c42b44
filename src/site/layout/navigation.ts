import { paths } from '#paths.ts';

/** Whether a link stands for the page on screen: its path starts the address, home matches only exactly (product 2.2). */
export const isActiveLink = (pathname: string, to: string) =>
  to === paths.home ? pathname === to : pathname.startsWith(to);
