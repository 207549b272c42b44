import { expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { findSection, sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { getFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { checkDocument } from './checkDocument.ts';
import type { PublicSite } from './publicSite.ts';
import { emptyDesk as desk } from './testing/emptyDesk.ts';

// No article is published.
connectTo({ fetch: () => Promise.resolve(Response.json([])) });
globalThis.location ??= { origin: 'https://porte-voix.example' } as Location;

const facts = getFacts(codeSettings);
const never = new AbortController().signal;

const site: PublicSite = {
  origins: [],
  hasPage: (path) => Promise.resolve(path !== '/portfolio'),
  inspect: () => Promise.resolve([]),
  show: () => Promise.reject(new Error('Nothing is shown here.')),
};

const check = (section: EditableSection, value: unknown, change: Partial<PublicSite> = {}) =>
  checkDocument({ section, value, facts, desk }, () => Promise.resolve({ ...site, ...change }), never);

/** Durations that the specification spells. */
const spelled = /^coaching\.\d\.duration$/;

const hero = findSection('home/hero') as EditableSection;

it.each(sections.map((section) => [section.key, section] as const))(
  '%s: nothing is invented in the code’s copy',
  async (_, section) => {
    const { findings, missed } = await check(section, section.content, {
      hasPage: () => Promise.resolve(true),
    });
    expect(findings.filter(({ field }) => !spelled.test(field))).toEqual([]);
    expect(missed).toEqual([]);
  },
);

it('finds what pictures of the library lack', async () => {
  const src = '/storage/v1/object/public/media/uploads/1793000000000.webp';
  const find = async (picture: object, known: object = { [src]: {} }) => {
    const result = await checkDocument(
      {
        section: hero,
        value: { ...heroContent, picture },
        facts,
        desk: { ...desk, fetchMedia: () => Promise.resolve(known as Record<string, object>) },
      },
      () => Promise.resolve(site),
      never,
    );
    return result.findings.map(({ rule, field }) => `${rule} ${field}`);
  };
  expect(await find({ src, alt: 'Le studio vu de la régie' })).toEqual([]);
  expect(await find({ src, alt: '' })).toEqual([]);
  expect(await find({ src, alt: null })).toEqual(['noPictureAlternative picture.alt']);
  expect(await find({ src, alt: 'IMG_2041.jpg' })).toEqual(['fileNameAlternative picture.alt']);
  expect(await find({ src, alt: '' }, {})).toEqual(['missingMedium picture']);
});

it('finds what its words tell, and where its links lead to nothing, errors first', async () => {
  const [first] = heroContent.actions;
  const { findings } = await check(hero, {
    ...heroContent,
    title: 'PARLER FORT À QUÉBEC',
    lead: 'Prêt ? Lorem ipsum.',
    actions: [
      { ...first, label: 'En savoir plus', to: '/portfolio' },
      { ...first, label: 'Nous écrire', to: '/contact' },
    ],
  });
  expect(findings.map(({ rule, field, range }) => [rule, field, range])).toEqual([
    ['deadLink', 'actions.0.to', null],
    ['capitals', 'title', null],
    ['placeholder', 'lead', null],
    ['typography', 'lead', { start: 4, end: 5 }],
    ['vagueLink', 'actions.0.label', null],
  ]);
});

it('has the page looked at with the texts that it shows, and says what it couldn’t', async () => {
  const company = findSection('termsOfService/text') as EditableSection;
  const seen: string[] = [];
  const found = await check(company, company.content, {
    inspect: ({ texts }) => {
      seen.push(...texts.map(({ text }) => text));
      return Promise.resolve([{ rule: 'pageError', field: 'chapters.0.title', message: 'Trop pâle' }]);
    },
  });
  expect(seen.join('\n')).not.toMatch(/\{courriel\}/);
  expect(found.findings).toMatchObject([{ severity: 'error', field: 'chapters.0.title' }]);
  const late = await check(company, company.content, {
    inspect: () => Promise.reject(new Error('late')),
    show: () => Promise.reject(new Error('Nothing is shown here.')),
  });
  expect(late).toMatchObject({ findings: [], missed: ['page'] });
});
