/**
 * The slug of a title (spec section 5): lowercase; what isn't a-z, 0-9, white space or a hyphen is dropped, accented
 * letters included; white space becomes a hyphen; repeated hyphens collapse; trimmed. The trimming comes last and
 * takes white space only, so a hyphen at an end stays: the rule says no more.
 */
export function slugify(title: string) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .trim();
}
