/** Leaves for another page of the site and loads it whole; going back doesn't return here (product 5.3). */
export function replacePage(path: string) {
  location.replace(path);
}
