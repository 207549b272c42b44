/** Whether a link stands for the page on screen, or for one below it; home only for itself (product: current link). */
export const isActiveLink = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(`${to}/`);
