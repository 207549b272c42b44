/** Leaves for another page of the site and loads it whole; going back doesn't return here (spec section 4). */
export function replacePage(path: string) {
  location.replace(path);
}
