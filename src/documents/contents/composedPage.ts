import type { z } from 'zod';
import { isPageSlug } from '#features/pages/data/pageSlug.ts';
import { ComposedPageView } from '#site/pages/ComposedPage/ComposedPageView.tsx';
import { callToActionSchema } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import { pageHeroSchema } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import { type ContentMedia, layMedia } from '#features/media/data/contentMedia.ts';
import { type AddressedKind, firstCallToAction, readAddressed } from './addressedKind.ts';
import { composedSections } from './composedSections.tsx';
import { folded } from './field.ts';
import { group, list, variant, slug } from './fields.ts';
import { choice } from './valueFields.ts';
import { pageHeadFields } from './pageHead.schema.ts';
import { sections } from './registry.ts';

const ownSlug = slug('Ce qui suit le nom du site\u00A0: «\u00A0journee-portes-ouvertes\u00A0».').refine(
  (address) => address === '' || !/^[a-z0-9-]+$/.test(address) || isPageSlug(address),
  { message: 'Cette adresse est réservée au site. Choisissez-en une autre.' },
);

/** A text by chapters is what most pages are made of: it comes first. */
const TEXT = 'termsOfService/text';

const kinds = sections
  .filter(({ key }) => key in composedSections)
  .toSorted((one, other) => Number(other.key === TEXT) - Number(one.key === TEXT));

/** A copy to begin with: of a text by chapters, the first is enough. */
function findExample(content: unknown) {
  const { chapters } = content as { chapters?: unknown[] };
  return chapters ? { chapters: chapters.slice(0, 1) } : content;
}

const section = variant(
  'Section',
  Object.fromEntries(
    kinds.map(({ key, title, schema, content }) => [
      key,
      { label: key === TEXT ? 'Texte par chapitres' : title, schema, example: findExample(content) },
    ]),
  ),
);

const composedPageSchema = group('Page', {
  hero: pageHeroSchema,
  sections: list('Sections', section, { min: 0, max: 12, toKey: (one) => one.section }),
  callToAction: callToActionSchema,
  footer: choice(
    'Place dans le pied de page',
    {
      none: 'Aucune',
      column: 'La dernière colonne',
      bottom: 'Les liens du bas',
    },
    'Le menu du haut se modifie dans «\u00A0En-tête\u00A0», autour des pages.',
  ),
  title: pageHeadFields.title,
  slug: ownSlug,
  description: pageHeadFields.description,
  socialTitle: folded(pageHeadFields.socialTitle),
  socialDescription: folded(pageHeadFields.socialDescription),
});

/** A page that staff have composed out of the site's sections (product: composed pages). */
export type ComposedPageContent = z.infer<typeof composedPageSchema>;

/** Pages that staff compose. */
export const pageKind: AddressedKind<ComposedPageContent> = {
  schema: composedPageSchema,
  // A new page has no sections yet: staff choose them.
  blank: {
    title: '',
    slug: '',
    description: '',
    footer: 'none',
    hero: { title: '', lead: '', actions: [] },
    sections: [],
    callToAction: firstCallToAction,
  },
  untitled: 'Page sans titre',
  View: ComposedPageView,
  needed: ['title', 'slug', 'description'],
  repair: ({ title, description }) => ({ hero: { title, lead: description, actions: [] } }),
};

/** A published page as visitors read it (`readAddressed`), with what the library knows of its media. */
export const readComposedPage = (value: unknown, media?: ContentMedia) =>
  readAddressed(pageKind, layMedia(value, media));
