/** Whether a link stands for the page on screen, or for one below it; home only for itself (product 2.2). */
export const isActiveLink = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(`${to}/`);
