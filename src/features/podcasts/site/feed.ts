import { toWholeSeconds } from '#features/media/data/durations.ts';
import { findSoundType } from '#features/podcasts/data/checkFeed.ts';
import type { Feed, FeedEpisode, FeedFile } from '#features/podcasts/data/feed.types.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { toMoment } from '#data/quebecTime.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { escapeXml } from '#data/xml.ts';
import { paths } from '#paths.ts';
import { toPodcastGuid } from './podcastGuid.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const emptyElement = (name: string, attributes: Readonly<Record<string, string | number>>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join('')}/>`;

const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');

const imageElement = ({ src }: FeedFile) => emptyElement('itunes:image', { href: absoluteUrl(src) });

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
function formatCategory(category: string): string[] {
  const [name = '', part] = category.split('/');
  if (!part) return [emptyElement('itunes:category', { text: name })];
  return [
    `<itunes:category text="${escapeXml(name)}">`,
    `  ${emptyElement('itunes:category', { text: part })}`,
    '</itunes:category>',
  ];
}

/** Notes and links as HTML, which most applications show under the description. */
const formatNotes = ({ notes, links }: FeedEpisode) =>
  [
    ...notes.map((note) => `<p>${escapeXml(note)}</p>`),
    ...(links.length > 0
      ? [
          `<ul>${links
            .map(
              ({ label, to }) => `<li><a href="${escapeXml(absoluteUrl(to))}">${escapeXml(label)}</a></li>`,
            )
            .join('')}</ul>`,
        ]
      : []),
  ].join('');

/**
 * An episode as an item; nothing where its sound isn't there any more, for an item without enclosure is no episode, nor where its day
 * is none, which would stop the others.
 */
function toItem(show: string, episode: FeedEpisode, publication: string | undefined): string[] {
  const { facts } = episode.sound;
  if (!facts || publication === undefined) return [];
  const page = absoluteUrl(paths.episode(show, episode.slug));
  const notes = formatNotes(episode);
  return [
    '    <item>',
    `      ${element('title', episode.title)}`,
    `      ${element('link', page)}`,
    `      <guid isPermaLink="false">${escapeXml(episode.id)}</guid>`,
    `      ${element('pubDate', publication)}`,
    `      ${element('description', episode.description)}`,
    ...(notes ? [`      ${element('content:encoded', notes)}`] : []),
    `      ${emptyElement('enclosure', {
      url: absoluteUrl(episode.sound.src),
      length: facts.size ?? 0,
      type: findSoundType(episode.sound),
    })}`,
    ...(facts.duration
      ? [`      ${element('itunes:duration', String(toWholeSeconds(facts.duration)))}`]
      : []),
    `      ${element('itunes:explicit', String(episode.isExplicit))}`,
    `      ${element('itunes:episodeType', episode.type)}`,
    // With a number, a bonus would be one of that episode.
    ...(episode.type === 'full'
      ? [
          `      ${element('itunes:episode', String(episode.number))}`,
          `      ${element('podcast:episode', String(episode.number))}`,
        ]
      : []),
    ...(episode.season
      ? [
          `      ${element('itunes:season', String(episode.season))}`,
          `      ${element('podcast:season', String(episode.season))}`,
        ]
      : []),
    ...(episode.image ? [`      ${imageElement(episode.image)}`] : []),
    ...(episode.hasTranscript
      ? [
          `      ${emptyElement('podcast:transcript', {
            url: absoluteUrl(paths.episodeTranscript(show, episode.slug)),
            type: 'text/vtt',
            language: 'fr-CA',
          })}`,
        ]
      : []),
    ...(episode.hasChapters
      ? [
          `      ${emptyElement('podcast:chapters', {
            url: absoluteUrl(paths.episodeChapters(show, episode.slug)),
            type: 'application/json+chapters',
          })}`,
        ]
      : []),
    '    </item>',
  ];
}

/**
 * A show and its episodes, newest first, as RSS 2.0 with the elements of Apple and of Podcasting 2.0. What the directories want
 * besides is told by `checkFeed` before publication: here, what there is is written down.
 */
export async function formatPodcastFeed({ show, episodes }: Feed): Promise<string> {
  const page = absoluteUrl(paths.podcast(show.slug));
  const newestFirst = episodes.toSorted(compareInFeed);
  const publications = findPublications(newestFirst);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">',
    '  <channel>',
    `    ${element('title', show.title)}`,
    `    ${element('link', page)}`,
    `    ${emptyElement('atom:link', {
      href: absoluteUrl(paths.podcastFeed(show.slug)),
      rel: 'self',
      type: 'application/rss+xml',
    })}`,
    `    ${element('description', show.description)}`,
    '    <language>fr-CA</language>',
    `    ${element('itunes:author', show.author)}`,
    `    <itunes:owner>${element('itunes:name', show.owner.name)}${element('itunes:email', show.owner.email)}</itunes:owner>`,
    ...(show.cover
      ? [
          `    ${imageElement(show.cover)}`,
          `    <image>${element('url', absoluteUrl(show.cover.src))}${element('title', show.title)}${element('link', page)}</image>`,
        ]
      : []),
    ...formatCategory(show.category).map((line) => `    ${line}`),
    `    ${element('itunes:explicit', String(show.isExplicit))}`,
    `    ${element('itunes:type', show.type)}`,
    // Whoever still reads it from a former address, or from a copy, learns where it is.
    `    ${element('itunes:new-feed-url', absoluteUrl(paths.podcastFeed(show.slug)))}`,
    '    <podcast:medium>podcast</podcast:medium>',
    `    ${element('podcast:guid', await toPodcastGuid(show.id))}`,
    `    <podcast:locked owner="${escapeXml(show.owner.email)}">${yesOrNo(show.isLocked)}</podcast:locked>`,
    ...newestFirst.flatMap((episode) => toItem(show.slug, episode, publications.get(episode.id))),
    '  </channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}
