/** Leaves for another page of the site and loads it whole; going back doesn't return here (product: after signing in). */
export function replacePage(path: string) {
  location.replace(path);
}
