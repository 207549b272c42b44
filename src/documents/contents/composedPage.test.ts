import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { isPageSlug, reservedPageSlugs } from '#features/pages/data/pageSlug.ts';
import { fixedAddresses } from '#server/addresses.ts';
import { type ComposedPageContent, pageKind, readComposedPage } from './composedPage.ts';
import { getField } from './field.ts';
import { anyContent } from './testing/generate.ts';

const { schema, blank } = pageKind;
const field = getField(schema);
const variants = () => {
  const list = field.kind === 'group' && field.fields['sections'];
  const item = list && getField(list);
  const variant = item && item.kind === 'list' && getField(item.item);
  if (!variant || variant.kind !== 'variant') throw new Error('A page has no sections.');
  return variant.variants;
};

const page: ComposedPageContent = {
  ...blank,
  title: 'Atelier',
  slug: 'atelier',
  description: 'Un atelier.',
  hero: { title: 'Atelier', lead: 'Un atelier.', actions: [] },
};

it('takes every section as the site shows it, once each', () => {
  const sections = Object.values(variants())
    .map(({ example }) => example)
    .slice(0, 12) as ComposedPageContent['sections'];
  expect(readComposedPage({ ...page, sections })).toEqual({ ...page, sections });
  const [one] = sections;
  expect(schema.safeParse({ ...page, sections: [one, one] }).error?.issues).toMatchObject([
    { path: ['sections', 1], message: 'Cet élément est déjà dans la liste.' },
  ]);
});

it('takes whatever its sections admit', () => {
  fc.assert(
    fc.property(anyContent(schema), (any) => {
      expect(readComposedPage(any)).toEqual(any);
    }),
    { numRuns: 5 },
  );
});

it('leaves out what doesn’t fit any more, and says so: the page that lists lead to is there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [fitting] = Object.values(variants()).map(({ example }) => example);
  const sections = [{ section: 'home/gone', content: {} }, fitting];
  expect(readComposedPage({ ...page, sections })?.sections).toEqual([fitting]);
  expect(readComposedPage({ ...page, sections: [fitting, fitting] })?.sections).toEqual([fitting]);
  const bare = { title: 'Atelier', slug: 'atelier', description: 'Un atelier.', footer: 'bottom' };
  const shown = readComposedPage({ ...bare, hero: {}, sections: 'aucune', callToAction: null });
  expect(shown).toMatchObject({ ...bare, hero: { title: 'Atelier', lead: 'Un atelier.' }, sections: [] });
  expect(schema.safeParse(shown).success).toBe(true);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

it.each([
  ['Été', 'Lettres minuscules sans accent, chiffres et traits d’union seulement.'],
  ['contact', 'Cette adresse est réservée au site. Choisissez-en une autre.'],
  ['', 'Écrivez ce texte.'],
])('refuses the address « %s »', (slug, message) => {
  const problem = schema.safeParse({ ...page, slug }).error?.issues.find(({ path }) => path[0] === 'slug');
  expect(problem?.message).toBe(message);
});

it('leaves alone every address that something else has', () => {
  const firsts = fixedAddresses().map((path) => path.split('/')[1] ?? '');
  for (const first of [...firsts, 'admin'].filter(Boolean)) expect(reservedPageSlugs).toContain(first);
  expect(isPageSlug('atelier-2027')).toBe(true);
});
