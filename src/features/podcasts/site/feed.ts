import { parseChapters } from '#features/media/data/captions/chapters.ts';
import { toWholeSeconds } from '#features/media/data/captions/captionTimes.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { soundTypes } from '#features/podcasts/data/soundTypes.ts';
import { toMoment } from '#data/quebecTime.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { escapeXml } from '#data/xml.ts';
import { paths } from '#paths.ts';
import type { EpisodeContent } from './episode.schema.ts';
import type { ShowContent } from './show.schema.ts';

/** A show with the identifier of its document, which never changes. */
export type FeedShow = ShowContent & { id: string };

/** An episode with the identifier of its document, its `guid` for ever. Lists have it without its transcript. */
export type FeedEpisode = EpisodeContent & { id: string; hasTranscript: boolean };

/** An element around a text, or around others; what is false stands for none. */
function element(
  name: string,
  content: string | readonly (string | false | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`,
  );
  const inside = typeof content === 'string' ? escapeXml(content) : content.filter(Boolean).join('\n');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

const imageElement = ({ src }: { src: string }) => element('itunes:image', [], { href: absoluteUrl(src) });

/**
 * When episodes appeared, by their id, as RFC 2822 has it: the first moment of a day in Québec, for one of today has appeared, and a
 * second more for each that comes before it that day. Applications shuffle what appeared at once. Without a day there is no moment.
 */
function findPublications(newestFirst: readonly FeedEpisode[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    newestFirst.toReversed().flatMap(({ id, day }) => {
      const midnight = toMoment(`${day}T00:00`);
      if (midnight === null) return [];
      const before = counts.get(day) ?? 0;
      counts.set(day, before + 1);
      const moment = new Date(Date.parse(midnight) + before * 1000);
      return [[id, moment.toUTCString().replace('GMT', '+0000')]];
    }),
  );
}

/** Newest first; two of the same place always in the same order. */
const compareInFeed = (one: FeedEpisode, other: FeedEpisode) =>
  compareEpisodes(one, other) || (one.id < other.id ? -1 : 1);

/** `Business/Careers` as the category that it is, with its part. */
function formatCategory(category: string): string {
  const [name = '', part] = category.split('/');
  return element('itunes:category', [part && element('itunes:category', [], { text: part })], { text: name });
}

/** Notes and links as HTML, which most applications show under the description. */
const formatNotes = ({ notes, links }: FeedEpisode) =>
  [...notes.map((note) => element('p', note)), links.length > 0 && element('ul', links.map(formatLink))]
    .filter(Boolean)
    .join('');

const formatLink = ({ label, to }: FeedEpisode['links'][number]) =>
  element('li', [element('a', label, { href: absoluteUrl(to) })]);

/**
 * An episode as an item; nothing where its sound isn't there any more, for an item without enclosure is no episode, nor where its day
 * is none, which would stop the others.
 */
function toItem(show: string, episode: FeedEpisode, publication: string | undefined): string | undefined {
  const { slug, type, number, season, image, sound, chapters = '' } = episode;
  const { facts } = sound;
  if (!facts || publication === undefined) return undefined;
  const notes = formatNotes(episode);
  return element('item', [
    element('title', episode.title),
    element('link', absoluteUrl(paths.episode(show, slug))),
    element('guid', episode.id, { isPermaLink: 'false' }),
    element('pubDate', publication),
    element('description', episode.description),
    notes && element('content:encoded', notes),
    element('enclosure', [], {
      url: absoluteUrl(sound.src),
      length: String(facts.size ?? 0),
      type: soundTypes[facts.type ?? ''] ?? facts.type ?? '',
    }),
    facts.duration !== undefined && element('itunes:duration', String(toWholeSeconds(facts.duration))),
    element('itunes:explicit', String(episode.isExplicit)),
    element('itunes:episodeType', type),
    // With a number, a bonus would be one of that episode.
    ...(type === 'full' ? bothWays('episode', number) : []),
    ...(season ? bothWays('season', season) : []),
    image && imageElement(image),
    episode.hasTranscript &&
      element('podcast:transcript', [], {
        url: absoluteUrl(paths.episodeTranscript(show, slug)),
        type: 'text/vtt',
        language: 'fr-CA',
      }),
    parseChapters(chapters).chapters.length > 0 &&
      element('podcast:chapters', [], {
        url: absoluteUrl(paths.episodeChapters(show, slug)),
        type: 'application/json+chapters',
      }),
  ]);
}

/** A number as Apple and as Podcasting 2.0 have it. */
const bothWays = (name: string, number: number) =>
  ['itunes', 'podcast'].map((by) => element(`${by}:${name}`, String(number)));

/** The namespace that Podcasting 2.0 gives the identifiers of podcasts. */
const guidNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * The `podcast:guid` of a name: its UUIDv5. The name is by rule the first address of the feed; ours is the identifier of the
 * show's document, for the guid must outlive each address, and the domain too.
 */
export async function toPodcastGuid(name: string): Promise<string> {
  const prefix = guidNamespace.replaceAll('-', '').match(/../g) ?? [];
  const bytes = [...prefix.map((byte) => Number.parseInt(byte, 16)), ...new TextEncoder().encode(name)];
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new Uint8Array(bytes))).slice(0, 16);
  // Version 5, and the variant of RFC 9562.
  hash.set([((hash[6] ?? 0) & 0x0f) | 0x50], 6);
  hash.set([((hash[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

type Feed = { show: FeedShow; episodes: readonly FeedEpisode[] };

/**
 * A show and its episodes, newest first, as RSS 2.0 with the elements of Apple and of Podcasting 2.0. What the directories want
 * besides is told by « Vérifier » before publication: here, what there is is written down.
 */
export async function formatPodcastFeed({ show, episodes }: Feed): Promise<string> {
  const { title, cover, owner, slug } = show;
  const page = absoluteUrl(paths.podcast(slug));
  const feed = absoluteUrl(paths.podcastFeed(slug));
  const newestFirst = episodes.toSorted(compareInFeed);
  const publications = findPublications(newestFirst);
  const channel = element('channel', [
    element('title', title),
    element('link', page),
    element('atom:link', [], { href: feed, rel: 'self', type: 'application/rss+xml' }),
    element('description', show.description),
    element('language', 'fr-CA'),
    element('itunes:author', show.author),
    element('itunes:owner', [element('itunes:name', owner.name), element('itunes:email', owner.email)]),
    typeof cover !== 'string' && imageElement(cover),
    typeof cover !== 'string' &&
      element('image', [
        element('url', absoluteUrl(cover.src)),
        element('title', title),
        element('link', page),
      ]),
    formatCategory(show.category),
    element('itunes:explicit', String(show.isExplicit)),
    element('itunes:type', show.type),
    // Whoever still reads it from a former address, or from a copy, learns where it is.
    element('itunes:new-feed-url', feed),
    element('podcast:medium', 'podcast'),
    element('podcast:guid', await toPodcastGuid(show.id)),
    element('podcast:locked', show.isLocked ? 'yes' : 'no', { owner: owner.email }),
    ...newestFirst.map((episode) => toItem(slug, episode, publications.get(episode.id))),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', [channel], { version: '2.0', ...namespaces })}\n`;
}
