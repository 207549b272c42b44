import type { ComponentType } from 'react';
import type { z } from 'zod';
import { isPageSlug } from '#data/contents/pageSlug.ts';
import { paths } from '#paths.ts';
import { ComposedPageView } from '#site/pages/ComposedPage/ComposedPageView.tsx';
import { callToActionSchema } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import { pageHeroSchema } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import { composedSections } from './composedSections.ts';
import { choice, group, line, list, variant } from './fields.ts';
import { pageHeadFields } from './pageHead.schema.ts';
import { sections } from './registry.ts';
import type { EditableSection } from './section.ts';

const slug = line('Adresse', 200, 'Ce qui suit le nom du site\u00A0: «\u00A0journee-portes-ouvertes\u00A0».')
  .regex(/^[a-z0-9-]*$/, 'Lettres minuscules sans accent, chiffres et traits d’union seulement.')
  .refine((address) => address === '' || !/^[a-z0-9-]+$/.test(address) || isPageSlug(address), {
    message: 'Cette adresse est réservée au site. Choisissez-en une autre.',
  });

/** A text by chapters is what most pages are made of: it comes first. */
const TEXT = 'termsOfService/text';

const kinds = sections
  .filter(({ key }) => key in composedSections)
  .toSorted((one, other) => Number(other.key === TEXT) - Number(one.key === TEXT));

/** A copy to begin with: of a text by chapters, the first is enough. */
function findExample({ content }: EditableSection) {
  const { chapters } = content as { chapters?: unknown[] };
  return chapters ? { chapters: chapters.slice(0, 1) } : content;
}

const section = variant(
  'Section',
  Object.fromEntries(
    kinds.map((kind) => {
      const { key, title, schema } = kind;
      return [
        key,
        { label: key === TEXT ? 'Texte par chapitres' : title, schema, example: findExample(kind) },
      ];
    }),
  ),
);

const composedPageSchema = group('Page', {
  title: pageHeadFields.title,
  slug,
  description: pageHeadFields.description,
  socialTitle: pageHeadFields.socialTitle,
  socialDescription: pageHeadFields.socialDescription,
  footer: choice('Place dans le pied de page', {
    none: 'Aucune',
    column: 'La dernière colonne',
    bottom: 'Les liens du bas',
  }),
  hero: pageHeroSchema,
  sections: list('Sections', section, { min: 0, max: 12, toKey: (one) => one.section }),
  callToAction: callToActionSchema,
});

/** A page that staff have composed out of the site's sections (product 15.9). */
export type ComposedPageContent = z.infer<typeof composedPageSchema>;

/** A new page: its sections are chosen, and its other texts written. */
const blankPage: ComposedPageContent = {
  title: '',
  slug: '',
  description: '',
  footer: 'none',
  hero: { title: '', lead: '', actions: [] },
  sections: [],
  callToAction: {
    title: 'Parlons de votre projet',
    text: 'Dites-nous où vous en êtes : une vraie personne vous répond d’ici un jour ouvrable.',
    actions: [{ label: 'Lancer votre projet', to: paths.contact }],
  },
};

/** What the keys of composed pages begin with. */
const PREFIX = 'page/';

/** Whether a content is a composed page. */
export const isComposedPage = (key: string) => key.startsWith(PREFIX);

/** What is stored of a content: what waits, and what is online. */
type Stored = { pending?: unknown; online?: unknown } | null | undefined;

const readParts = (value: unknown) => (value ?? {}) as Partial<ComposedPageContent>;

/** A composed page as the editor of contents takes it: one content of many parts. */
export function composedPage(key: string, stored?: Stored): EditableSection {
  const published = readParts(stored?.online);
  return {
    key,
    title: readParts(stored?.pending ?? stored?.online).title || 'Page sans titre',
    group: 'pages',
    pages: published.slug ? [{ path: `/${published.slug}`, title: published.title ?? '' }] : [],
    schema: composedPageSchema,
    content: blankPage,
    Section: ComposedPageView as ComponentType<object>,
  };
}

/**
 * A published page as visitors read it. What doesn't fit its schema any more is left out alone: whatever the lists lead to,
 * of which the database has checked address, title and description, is shown.
 */
export function readComposedPage(value: unknown): ComposedPageContent | null {
  const whole = composedPageSchema.safeParse(value);
  if (whole.success) return whole.data;
  const parts = readParts(value);
  const { shape } = composedPageSchema;
  const title = shape.title.safeParse(parts.title).data;
  const address = shape.slug.safeParse(parts.slug).data;
  const description = shape.description.safeParse(parts.description).data;
  if (!title || !address || !description) return null;
  console.warn('A part of this page doesn’t fit any more, and is left out.');
  const found: unknown[] = Array.isArray(parts.sections) ? parts.sections : [];
  const fitting = found.flatMap((one) => section.safeParse(one).data ?? []);
  const known = new Map(fitting.map((one) => [one.section, one]));
  return {
    title,
    slug: address,
    description,
    socialTitle: shape.socialTitle.safeParse(parts.socialTitle).data,
    socialDescription: shape.socialDescription.safeParse(parts.socialDescription).data,
    footer: shape.footer.safeParse(parts.footer).data ?? 'none',
    hero: shape.hero.safeParse(parts.hero).data ?? { title, lead: description, actions: [] },
    sections: [...known.values()].slice(0, 12),
    callToAction: shape.callToAction.safeParse(parts.callToAction).data ?? blankPage.callToAction,
  };
}
