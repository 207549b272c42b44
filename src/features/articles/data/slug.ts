/**
 * The slug of a title (product: slugs): lowercase; what isn't a-z, 0-9, white space or a hyphen is dropped, accented
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

/** The slug of a title with its letters, accents aside: « Été à l’Œuvre » gives `ete-a-l-oeuvre` (product: slugs). */
export function readableSlug(title: string) {
  return title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a title may make by itself. */
export type MadeOfTitle = { slug: string; meta_title?: string };

type TitleChange = {
  before: string;
  after: string;
  /** Visitors read it, or have: others know its address by now, and searches what it is called. */
  wasPublic: boolean;
  /** How slugs of its kind are made of titles. */
  makers?: readonly ((title: string) => string)[];
};

/**
 * What a title makes by itself, once another one was typed: a slug and a text for search follow it as long as they are what the
 * former title made of them, and nobody but the team has seen them. What somebody wrote stays. One rule for articles, pages,
 * projects, shows and episodes; categories and tags, which are public at once, have their slug from the name they begin with (`toSlug`).
 */
export function followTitle<Made extends MadeOfTitle>(
  made: Made,
  { before, after, wasPublic, makers = [slugify, readableSlug] }: TitleChange,
): Made {
  if (wasPublic) return made;
  const make = makers.find((one) => one(before) === made.slug);
  return {
    ...made,
    ...(make && { slug: make(after) }),
    ...(made.meta_title === before && { meta_title: after }),
  };
}

/** The slug that something gets: the typed one, or one made from its title or name. */
export const toSlug = ({ slug, title }: { slug: string; title: string }) => slug || slugify(title);

/** What stands for something else under /blog: the list itself, the page for unknown addresses, pages and feed to come. */
export const reservedSlugs: readonly string[] = ['index', '404', 'feed', 'page'];

/** Whether an article may not have this slug: the database refuses it. */
export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);
