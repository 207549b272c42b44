// @vitest-environment node
import { toId } from '#documents/data/documentKey.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';
import { expect, it } from 'vitest';
import { blogArticle } from '#mocks/blog.ts';
import { connectTo } from '#data/connection.ts';
import { showKey, storedEpisodes, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import { publicPages } from '#publicPages.ts';
import { renderPage } from './renderPage.tsx';

const film = '/storage/v1/object/public/media/uploads/1.mp4';
const [episode] = storedEpisodes;

const aCourseSession = {
  id: 'c1',
  course: 'art-oratoire',
  title: 'Art oratoire',
  starts_at: '2127-01-21T14:00:00+00:00',
  ends_at: '2127-01-22T21:30:00+00:00',
  register_until: '2127-01-19T04:59:00+00:00',
  capacity: 8,
  free: 3,
  price: 890,
  place: '525, boulevard Charest Est, Québec',
  is_open: true,
};
const sessions = [
  aCourseSession,
  { ...aCourseSession, id: 'c2', course: 'leadership-vocal', free: 0, price: null, place: null },
  { ...aCourseSession, id: 'c3', course: '', is_open: false },
];

/** What is public, as the database answers the requests of pages. */
const published: Record<string, object[]> = {
  articles: [{ ...blogArticle, total: 1 }],
  projects: [
    {
      id: 'a',
      value: { ...storedProject, film: { title: 'Le film', src: film, isSilent: true } },
      media: { [film]: { type: 'video/mp4', duration: 95 } },
    },
  ],
  shows: [{ id: toId(showKey), value: storedShow }],
  episodes: [{ id: 'e', show_id: toId(showKey), value: episode, summary: episode }],
  list_course_sessions: sessions,
};

connectTo({
  fetch: (input) => {
    const table = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
    const rows = (published[table] ?? []).map((row) => ({ published_at: '2026-11-20T15:00:00Z', ...row }));
    return Promise.resolve(
      Response.json(rows, { headers: { 'Content-Range': `0-${rows.length}/${rows.length}` } }),
    );
  },
});

const examples: Record<string, string> = {
  '/realizations/:slug': `/realizations/${storedProject.slug}`,
  '/balados/:show': `/balados/${storedShow.slug}`,
  '/balados/:show/:episode': `/balados/${storedShow.slug}/${episode?.slug}`,
  '/blog/:slug': `/blog/${blogArticle.slug}`,
};

type Entity = Record<string, unknown> & { '@type': string };

async function structuredDataAt(path: string) {
  const page = await renderPage(examples[path] ?? path);
  if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
  expect(page.status, path).toBe(path === publicPages.notFound.path ? 404 : 200);
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page.html)?.[1] ?? '';
  return JSON.parse(json) as Entity[];
}

/** The names of schema.org, in the shape that the validator reads. */
function readVocabulary() {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema')).replace('index.js', 'schema.nq');
  const names: Record<string, { type?: string; parents: object[]; domains: object[] }> = {};
  for (const [, name = '', predicate, object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](type|subClassOf|domainIncludes)> <(\S+)> /gm,
  )) {
    const known = (names[name] ??= { parents: [], domains: [] });
    if (predicate === 'subClassOf') known.parents.push({ '@id': object });
    else if (predicate === 'domainIncludes') known.domains.push({ '@id': object });
    else if (object.endsWith('#Class')) known.type = 'rdfs:Class';
    else if (object.endsWith('#Property')) known.type = 'rdf:Property';
  }
  return {
    '@graph': Object.entries(names).map(([name, { type, parents, domains }]) => ({
      '@id': `schema:${name}`,
      '@type': type,
      'rdfs:subClassOf': parents,
      'schema:domainIncludes': domains,
    })),
  };
}

/** What Google asks for beside what the validator knows (developers.google.com/search/docs/appearance/structured-data). */
const needed: Record<string, readonly string[]> = {
  Article: ['headline', 'author', 'datePublished', 'image'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode', 'startDate', 'location'],
  EducationEvent: ['name', 'startDate', 'location', 'eventStatus', 'offers', 'image'],
  ItemList: ['itemListElement'],
  Place: ['name', 'address'],
  ProfessionalService: ['name', 'address'],
  Service: ['name', 'description', 'provider', 'url'],
  VirtualLocation: ['url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

function findMissing(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entity = value as Entity;
  return [
    ...(needed[entity['@type']] ?? [])
      .filter((name) => !entity[name])
      .map((name) => `${entity['@type']}: ${name} is missing`),
    ...Object.values(value).flatMap(findMissing),
  ];
}

const validator = new Validator(readVocabulary());

async function findFaults(entities: Entity[]) {
  const issues = await validator.validate({ jsonld: { graph: entities } });
  return [
    ...issues
      // What is merely optional isn't a fault.
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .map(({ issueMessage }) => issueMessage),
    ...entities.flatMap(findMissing),
  ];
}

it.each(Object.values(publicPages).map(({ path }) => path))(
  'the structured data of %s are as schema.org and Google want them',
  async (path) => {
    const entities = await structuredDataAt(path);
    expect(entities[0]).toMatchObject({ '@type': 'ProfessionalService' });
    expect(await findFaults(entities)).toEqual([]);
  },
);

it('a fault is found: a name that schema.org doesn’t have, a film without a date', async () => {
  const [organization, ...others] = await structuredDataAt(publicPages.project.path);
  const found = others.find((entity) => entity['@type'] === 'VideoObject');
  const { uploadDate: _, ...undated } = { ...found, '@type': 'VideoObject' } as Entity;
  expect(await findFaults([{ '@type': 'Service', prices: 3, ...organization } as Entity, undated])).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"prices"'),
      'Required attribute "uploadDate" is missing',
    ]),
  );
});

it('courses say when, where, for how much, and whether there are places', async () => {
  const [, list] = await structuredDataAt(publicPages.formations.path);
  const items = (list?.['itemListElement'] ?? []) as { item: Entity }[];
  const courses = items.map(({ item }) => item);
  expect(courses.map(({ name, offers, hasCourseInstance }) => [name, offers, hasCourseInstance])).toEqual([
    [
      'Leadership vocal',
      { '@type': 'Offer', price: 1290, priceCurrency: 'EUR', category: 'Paid' },
      [
        expect.objectContaining({
          courseMode: 'Online',
          location: { '@type': 'VirtualLocation', url: expect.stringMatching(/\/inscription\/c2$/) },
          offers: {
            '@type': 'Offer',
            url: expect.stringMatching(/\/inscription\/c2$/),
            availability: 'https://schema.org/SoldOut',
            validThrough: aCourseSession.register_until,
          },
        }),
      ],
    ],
    [
      'Art oratoire',
      expect.objectContaining({ price: 890 }),
      [
        expect.objectContaining({
          startDate: aCourseSession.starts_at,
          endDate: aCourseSession.ends_at,
          location: { '@type': 'Place', name: aCourseSession.place, address: aCourseSession.place },
          remainingAttendeeCapacity: 3,
          offers: expect.objectContaining({
            price: 890,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
          }),
        }),
      ],
    ],
    ['Media training', expect.objectContaining({ price: 650 }), undefined],
    ['Communication numérique', expect.objectContaining({ price: 750 }), undefined],
  ]);
});

it.each([
  [
    'audiovisual',
    'Production clé en main',
    { '@type': 'AggregateOffer', lowPrice: 800, priceCurrency: 'EUR' },
  ],
  [
    'audiovisual',
    'Location de studio',
    {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 200,
        priceCurrency: 'EUR',
        unitText: 'par jour',
      },
    },
  ],
  [
    'communication',
    'Création visuelle',
    { '@type': 'AggregateOffer', lowPrice: 500, highPrice: 5000, priceCurrency: 'EUR' },
  ],
] as const)('%s offers « %s » at its price', async (page, name, offers) => {
  const entities = await structuredDataAt(publicPages[page].path);
  expect(entities.find((entity) => entity['name'] === name)).toMatchObject({ '@type': 'Service', offers });
});
