import type { Tables } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { formatWhole } from '#data/formats.ts';
import { cleanLine, cleanText } from '#data/text.ts';
import { markdownProblem } from '#markdownLimits.ts';
import { z } from '#data/zod.ts';
import { isReservedSlug, toSlug, slugify } from './slug.ts';

/** The longest that the database keeps, in characters: the last migration that names a column says so. */
const limits = {
  title: 300,
  slug: 200,
  content: 500_000,
  excerpt: 5000,
  address: 2048,
  alternativeText: 2000,
  metaTitle: 1000,
  metaDescription: 5000,
};

const tooLong = (length: number) => `Raccourcissez ce texte : ${formatWhole(length)} caractères au plus.`;
const textUpTo = (length: number) => z.string().overwrite(cleanText).max(length, tooLong(length));
const lineUpTo = (length: number) => z.string().overwrite(cleanLine).max(length, tooLong(length));

/** A column that is empty where its field is blank. */
const emptyIfBlank = (field: z.ZodString) =>
  z.codec(z.string().nullable(), field, {
    decode: (stored) => stored ?? '',
    encode: (text) => text || null,
  });

/**
 * What the editor's form holds; an empty field is an empty string. A field is validated here, and how long it may be is said here alone
 * (`articleParts.ts` says how it is asked for, and in which card); its column stands in the migration `articles.sql`; a save sends it as this schema encodes it; status and date are decisions (`describeTexts.ts`). While the editor is open, a store (`documents/documentStore.ts`) holds all of it.
 */
export const articleSchema = z
  .object({
    title: lineUpTo(limits.title).trim().min(1, 'Le titre est requis.'),
    slug: lineUpTo(limits.slug)
      .trim()
      .regex(/^[a-z0-9-]*$/, 'Lettres minuscules sans accent, chiffres et traits d’union seulement.'),
    excerpt: emptyIfBlank(textUpTo(limits.excerpt)),
    content: textUpTo(limits.content).superRefine((content, context) => {
      const message = markdownProblem(content);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    featured_image_url: emptyIfBlank(lineUpTo(limits.address).trim()),
    /** Null until somebody has written it; empty for a decoration (product: alternative texts). */
    featured_image_alt: lineUpTo(limits.alternativeText).nullable(),
    meta_title: emptyIfBlank(lineUpTo(limits.metaTitle)),
    meta_description: emptyIfBlank(textUpTo(limits.metaDescription)),
    og_image_url: emptyIfBlank(lineUpTo(limits.address).trim()),
    status: z.enum(['draft', 'published', 'archived']),
    /** When to publish, as clocks in Québec show it: `2026-11-30T09:00`. */
    publish_at: z.string(),
    category_id: emptyIfBlank(z.string()),
    tag_ids: z.array(z.string()),
  })
  // A blank title is a mistake already: the slug that would come from it is none of its own.
  .refine((input) => input.title === '' || toSlug(input) !== '', {
    path: ['slug'],
    message: 'Écrivez un slug : le titre ne contient aucune lettre sans accent.',
  })
  .refine(({ title, slug }) => slug !== '' || slugify(title).length <= limits.slug, {
    path: ['slug'],
    message: `Écrivez un slug plus court : celui du titre dépasse ${limits.slug} caractères.`,
  })
  .refine((input) => !isReservedSlug(toSlug(input)), {
    path: ['slug'],
    message: 'Ce slug est réservé aux pages du blogue. Choisissez-en un autre.',
  })
  .overwrite((input) => ({
    ...input,
    slug: toSlug(input),
    featured_image_alt: input.featured_image_url ? input.featured_image_alt : null,
  }));

/** What the editor's form holds. */
export type ArticleInput = z.infer<typeof articleSchema>;

/** The form of an article that doesn't exist yet. */
export const emptyArticle: ArticleInput = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featured_image_url: '',
  featured_image_alt: null,
  meta_title: '',
  meta_description: '',
  og_image_url: '',
  status: 'draft',
  publish_at: '',
  category_id: '',
  tag_ids: [],
};

/** A row of `articles`, but for what the database computes (to sort, to search by, to show pictures). */
export type ArticleRow = Omit<Tables<'articles'>, 'dated_at' | 'search_text' | 'cover' | 'pictures'>;

/** An article of the database, with the ids of its tags. */
export type Article = ArticleRow & { tag_ids: string[] };

/** What people write of an article, which its form shows and its versions keep (`private.to_article_value`). */
export type ArticleContent = Omit<
  Article,
  'id' | 'author_id' | 'views_count' | 'version' | 'created_at' | 'updated_at'
>;

/** An article as its table has it, whatever waits beside it; null for one that isn't saved. */
export const toStoredArticle = (saved: Pick<DocumentState, 'draft' | 'online'> | null) =>
  (saved?.draft ?? saved?.online ?? null) as unknown as ArticleContent | null;
