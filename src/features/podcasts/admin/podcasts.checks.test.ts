import { expect, it } from 'vitest';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { ColorSpace } from '#features/media/data/colorSpace.ts';
import { type ContentMedia, layMedia, type MediaFacts } from '#features/media/data/contentMedia.ts';
import { type EpisodeContent, episodeSchema } from '#features/podcasts/site/episode.schema.ts';
import { type ShowContent, showSchema } from '#features/podcasts/site/show.schema.ts';
import { kindOf } from '#documents/admin/kinds.ts';
import type { Desk } from '#documents/admin/checks/desk.ts';

const uploads = '/storage/v1/object/public/media/uploads';

const show: ShowContent = {
  title: 'La relève',
  slug: 'la-releve',
  description: 'Des dirigeantes racontent.',
  cover: { src: `${uploads}/1700000000001.png`, alt: '' },
  category: 'Business',
  author: 'Porte-Voix',
  owner: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
  type: 'episodic',
  isExplicit: false,
  isLocked: true,
  links: [],
};

const episode: EpisodeContent = {
  show: 'show/un',
  title: 'Recruter sans bruit',
  slug: 'recruter',
  type: 'full',
  number: 3,
  day: '2026-11-12',
  description: 'Trois dirigeantes se confient.',
  notes: [],
  links: [],
  sound: { src: `${uploads}/1700000000002.mp3` },
  chapters: '00:00 Introduction\n00:12 Le poste',
  transcript: 'WEBVTT\n\n00:00.000 --> 00:04.000\nBonjour.',
  isExplicit: false,
};

const cover = { type: 'image/png', size: 90_000, width: 1400, height: 1400 };

const media: ContentMedia = {
  [`${uploads}/1700000000001.png`]: cover,
  [`${uploads}/1700000000002.mp3`]: { type: 'audio/mpeg', size: 90_000, duration: 30 },
};

const toState = (document: string, online: unknown) => ({ document, online }) as DocumentState;

const contents = [
  toState('show/un', show),
  toState('episode/autre', { ...episode, number: 2, slug: 'autre' }),
];

/** The rules that something is found by, with the field. */
async function check(
  document: string,
  value: unknown,
  others = contents,
  known = media,
  { colorSpace, moved }: { colorSpace?: ColorSpace | undefined; moved?: string } = {},
) {
  const desk: Partial<Desk> = {
    fetchContents: () => Promise.resolve(others),
    fetchColorSpace: () => Promise.resolve(colorSpace),
    fetchPageChange: () => Promise.resolve(moved ? { kind: 'moved', target: moved } : null),
  };
  const findings = (await kindOf(document).check?.(document, layMedia(value, known), desk as Desk)) ?? [];
  return findings.map(({ rule, field }) => `${rule} ${field}`);
}

it('finds nothing in a show and an episode that directories take', async () => {
  expect(await check('show/un', show)).toEqual([]);
  expect(await check('episode/un', episode)).toEqual([]);
});

it.each<[string, Partial<EpisodeContent>]>([
  ['noTranscript transcript', { transcript: '' }],
  ['brokenTranscript transcript', { transcript: 'WEBVTT\n\n00:04.000 --> 00:02.000\nBonjour.' }],
  ['brokenChapters chapters', { chapters: '00:12 Le poste\n00:00 Introduction' }],
  ['brokenChapters chapters', { chapters: '00:00 Introduction\n01:00 Après la fin' }],
  ['numberInTitle title', { title: 'Épisode 3 : recruter' }],
  ['podcast image', { image: { src: `${uploads}/1700000000003.png`, alt: '' } }],
  ['podcast sound', { sound: { src: `${uploads}/1700000000004.mp3` } }],
  ['showOffline show', { show: 'show/deux' }],
  ['repeatedNumber number', { number: 2 }],
  ['addressTaken slug', { slug: 'autre' }],
  ['comingDay day', { day: '2199-01-01' }],
  ['numberInTitle title', { title: '3. Recruter' }],
  ['numberInTitle title', { title: 'Recruter (ép. 3)' }],
  ['podcast sound', { sound: { src: `${uploads}/1700000000005.ogg` } }],
  ['podcast sound', { sound: { src: `${uploads}/1700000000006.mp3` } }],
])('finds %s in an episode', async (expected, change) => {
  const wide = { type: 'image/png', size: 1, width: 1400, height: 700 };
  const known = {
    ...media,
    [`${uploads}/1700000000003.png`]: wide,
    [`${uploads}/1700000000005.ogg`]: { type: 'audio/ogg', size: 90_000, duration: 30 },
    [`${uploads}/1700000000006.mp3`]: { type: 'audio/mpeg', size: 90_000 },
  };
  expect(await check('episode/un', { ...episode, ...change }, contents, known)).toEqual([expected]);
});

it('finds what a show lacks', async () => {
  expect(await check('show/un', { ...show, cover: 'dusk' })).toEqual(['podcast cover']);
  expect(await check('show/un', show, [])).toEqual(['noEpisodes title']);
});

it.each<[string, MediaFacts | undefined, ColorSpace?]>([
  ['podcast cover', undefined],
  ['podcast cover', { ...cover, width: 900, height: 900 }],
  ['podcast cover', { ...cover, height: 1300 }],
  ['podcast cover', { ...cover, width: 3200, height: 3200 }],
  ['podcast cover', { ...cover, type: 'image/webp' }],
  ['podcast cover', { type: 'image/png', size: 90_000 }],
  ['heavyCover cover', { ...cover, size: 512 * 1024 + 1 }],
  ['podcast cover', cover, 'cmyk'],
  ['podcast cover', cover, 'gray'],
])('finds %s in a show whose picture is %j, in the colours %s', async (expected, facts, colorSpace) => {
  const known = facts ? { ...media, [`${uploads}/1700000000001.png`]: facts } : {};
  expect(await check('show/un', show, contents, known, { colorSpace })).toEqual([expected]);
  expect(await check('show/un', show, contents, media, { colorSpace: 'rgb' })).toEqual([]);
});

it('doesn’t take another number of a title for the episode’s, nor any of a bonus', async () => {
  const titles = ['Deux heures du matin, 24 novembre', '3 h du matin', 'L’épisode 24 d’une autre'];
  for (const title of titles) expect(await check('episode/un', { ...episode, title })).toEqual([]);
  const bonus = { ...episode, type: 'bonus', number: 2, title: 'Les ratés de l’épisode 2' };
  expect(await check('episode/un', bonus)).toEqual([]);
});

it('leaves to the form what no directory takes and no form lets pass', () => {
  expect(showSchema.safeParse({ ...show, category: 'Business/Careers' }).success).toBe(true);
  expect(showSchema.safeParse({ ...show, category: 'Business/Books' }).success).toBe(false);
  expect(showSchema.safeParse({ ...show, description: 'é'.repeat(2001) }).success).toBe(false);
  const owner = { name: 'Porte-Voix', email: 'porte-voix' };
  expect(showSchema.safeParse({ ...show, owner }).success).toBe(false);
  expect(episodeSchema.safeParse({ ...episode, number: 0 }).success).toBe(false);
  expect(episodeSchema.safeParse({ ...episode, sound: { src: `${uploads}/été.mp3` } }).success).toBe(false);
});

it('finds an address that another show has had, and none that is the show’s own', async () => {
  const check1 = (moved: string) => check('show/un', { ...show, slug: 'avant' }, contents, media, { moved });
  expect(await check1('/balados/une-autre')).toEqual(['addressTaken slug']);
  expect(await check1('/balados/la-releve')).toEqual([]);
});
