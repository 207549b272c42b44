// @vitest-environment jsdom
import { parseFeed } from 'podcast-partytime';
import { expect, it } from 'vitest';
import { type FeedEpisode, type FeedShow, formatPodcastFeed, toPodcastGuid } from './feed.ts';

const uploads = 'https://porte-voix.example/storage/v1/object/public/media/uploads';

const cover = {
  src: `${uploads}/1700000000001.png`,
  alt: '',
  facts: { type: 'image/png', size: 90_000, width: 1400, height: 1400 },
};

const show: FeedShow = {
  id: '5b000000-0000-4000-8000-000000000001',
  slug: 'la-releve',
  title: 'La Relève & compagnie',
  description: 'Des dirigeantes <racontent> comment elles ont « rempli » leurs équipes.',
  cover,
  category: 'Society & Culture',
  author: 'Porte-Voix',
  owner: { name: 'Porte-Voix', email: 'info@porte-voix.example' },
  type: 'episodic',
  isExplicit: false,
  isLocked: true,
  links: [],
};

const episode: FeedEpisode = {
  show: 'show/5b000000-0000-4000-8000-000000000001',
  id: 'e9000000-0000-4000-8000-000000000024',
  slug: 'recruter',
  title: 'Recruter quand « personne » ne postule & <après>',
  type: 'full',
  number: 24,
  season: 2,
  day: '2026-11-12',
  description: 'Trois dirigeantes se confient.',
  notes: ['On y parle de 100 % & plus.'],
  links: [{ label: 'Nous écrire', to: '/contact' }],
  sound: {
    src: `${uploads}/1700000000002.m4a`,
    facts: { type: 'audio/mp4', size: 181_234, duration: 27.6 },
  },
  chapters: '00:00 Introduction',
  hasTranscript: true,
  isExplicit: false,
};

const other: FeedEpisode = {
  ...episode,
  id: 'e9000000-0000-4000-8000-000000000023',
  slug: 'former',
  number: 23,
  sound: { ...episode.sound, src: `${uploads}/1700000000003.mp3` },
  chapters: '',
  hasTranscript: false,
};

const feed = { show, episodes: [episode, other] };

it('makes the identifier that the podcast namespace gives its example', async () => {
  expect(await toPodcastGuid('podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
});

it('writes XML that parses, with what Apple and Podcasting 2.0 want', async () => {
  const xml = await formatPodcastFeed(feed);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const [item] = document.querySelectorAll('item');
  expect(item?.querySelector('title')?.textContent).toBe(episode.title);
  expect(item?.querySelector('guid')?.textContent).toBe(episode.id);
  // Midnight in Québec, and a second for the one before it.
  expect(item?.querySelector('pubDate')?.textContent).toBe('Thu, 12 Nov 2026 05:00:01 +0000');
  expect(item?.getElementsByTagName('itunes:duration')[0]?.textContent).toBe('27');
  expect(item?.getElementsByTagName('podcast:chapters')[0]?.getAttribute('type')).toBe(
    'application/json+chapters',
  );
  expect(document.getElementsByTagName('podcast:locked')[0]?.textContent).toBe('yes');
  expect(document.getElementsByTagName('podcast:transcript')).toHaveLength(1);
});

it('is read by a parser of podcasts as it was meant', async () => {
  const read = parseFeed(await formatPodcastFeed(feed));
  expect(read).toMatchObject({
    title: show.title,
    description: show.description,
    language: 'fr-CA',
    author: show.author,
    owner: show.owner,
    explicit: false,
    itunesImage: cover.src,
    itunesCategory: ['Society & Culture'],
    guid: await toPodcastGuid(show.id),
    locked: true,
    podcastOwner: show.owner.email,
  });
  expect(read?.items).toHaveLength(2);
  expect(read?.items[0]).toMatchObject({
    guid: episode.id,
    title: episode.title,
    enclosure: { url: episode.sound.src, length: 181_234, type: 'audio/x-m4a' },
    duration: 27,
    explicit: false,
    podcastChapters: { type: 'application/json+chapters' },
    podcastTranscripts: [{ type: 'text/vtt' }],
    podcastSeason: { number: 2 },
    podcastEpisode: { number: 24 },
  });
});

it('leaves out an episode whose sound is gone, and characters that XML can’t hold', async () => {
  const gone = { ...other, sound: { src: other.sound.src } };
  const xml = await formatPodcastFeed({
    show,
    episodes: [gone, { ...episode, title: 'Un\u0000\ud800 titre' }],
  });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect([...document.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toEqual([
    'Un titre',
  ]);
});

/** The titles and moments of the items, as applications sort them. */
async function listItems(episodes: readonly FeedEpisode[]) {
  const xml = await formatPodcastFeed({ show, episodes });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('item')].map((item) => [
    item.querySelector('guid')?.textContent,
    item.querySelector('pubDate')?.textContent,
  ]);
}

it('sets episodes of a day apart by season and number, in whatever order they come', async () => {
  const of = (id: string, season: number | undefined, number: number) => ({ ...episode, id, season, number });
  const day = [of('two', 2, 1), of('ten', 1, 10), of('nine', 1, 9), of('none', undefined, 30)];
  const expected = [
    ['two', 'Thu, 12 Nov 2026 05:00:03 +0000'],
    ['ten', 'Thu, 12 Nov 2026 05:00:02 +0000'],
    ['nine', 'Thu, 12 Nov 2026 05:00:01 +0000'],
    ['none', 'Thu, 12 Nov 2026 05:00:00 +0000'],
  ];
  expect(await listItems(day)).toEqual(expected);
  expect(await listItems(day.toReversed())).toEqual(expected);
});

it.each(['0026-11-20', '20266-11-20', '2026-02-30', '', 'demain', 'infinity'])(
  'leaves out an episode of the day « %s », and no other',
  async (day) => {
    expect(await listItems([{ ...other, day }, episode])).toEqual([
      [episode.id, 'Thu, 12 Nov 2026 05:00:00 +0000'],
    ]);
  },
);

it('says what is no episode with a number, the part of a category, and where the feed is', async () => {
  const bonus = { ...episode, type: 'bonus' as const };
  const xml = await formatPodcastFeed({
    show: { ...show, category: 'Society & Culture/Places & Travel' },
    episodes: [bonus, { ...other, type: 'trailer' }],
  });
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(texts('itunes:episodeType')).toEqual(['bonus', 'trailer']);
  expect(texts('itunes:episode')).toEqual([]);
  expect(texts('podcast:episode')).toEqual([]);
  expect(texts('itunes:season')).toEqual(['2', '2']);
  expect(texts('itunes:new-feed-url')).toEqual([expect.stringMatching(/\/balados\/la-releve\/feed\.xml$/)]);
  const [category, part] = document.getElementsByTagName('itunes:category');
  expect(category?.getAttribute('text')).toBe('Society & Culture');
  expect(part?.parentElement).toBe(category);
  expect(part?.getAttribute('text')).toBe('Places & Travel');
  expect(parseFeed(xml)).toMatchObject({ itunesNewFeedUrl: texts('itunes:new-feed-url')[0] });
});
