import { fetchPageChange } from '../features/articles/data/pageChanges.queries.ts';
import { parseChapters } from '../features/media/data/captions/chapters.ts';
import {
  fetchAllEpisodes,
  fetchEpisode,
  fetchPublished,
} from '../features/pages/data/publishedDocuments.queries.ts';
import { toId } from '../documents/data/documentKey.ts';
import { paths } from '../paths.ts';
import { formatPodcastFeed } from '../features/podcasts/site/feed.ts';
import { readEpisode, readShow } from '../features/podcasts/site/loadPodcasts.ts';
import { loadSettings, toSettings } from '../site/settings/loadSettings.ts';
import { fillFacts, getFacts } from '../site/settings/facts.ts';
import { Content } from './content.ts';
import { podcastTypes } from './hosting.ts';

/** Makes a resource, or says where it went; undefined where there is none after all. */
export type Make = () => Promise<Content | Response | undefined>;

const slug = '[a-z0-9-]{1,200}';
const feedPattern = new RegExp(`^/balados/(${slug})/feed\\.xml$`);
const pagePattern = new RegExp(`^/balados/(${slug})(?:/(${slug}))?$`);
const filePattern = new RegExp(`^/balados/(${slug})/(${slug})/(transcription\\.vtt|chapitres\\.json)$`);

/** Whether an address is that of a feed of a show, or of a file beside an episode. */
export const isPodcastResource = (path: string) => feedPattern.test(path) || filePattern.test(path);

/** The addresses of what there may be beside a page: below a show its feed, below an episode its transcript and chapters. */
export function listPodcastResources(page: string): string[] {
  const [, show, episode] = pagePattern.exec(page) ?? [];
  if (!show) return [];
  if (!episode) return [paths.podcastFeed(show)];
  return [paths.episodeTranscript(show, episode), paths.episodeChapters(show, episode)];
}

/** What applications read of shows: their feeds, the transcripts and chapters of episodes; undefined at any other path. */
export function podcastResourceAt(path: string): Make | undefined {
  const show = feedPattern.exec(path)?.[1];
  if (show) return () => makeFeed(show);
  const [, ofShow, episode, file] = filePattern.exec(path) ?? [];
  if (!ofShow || !episode || !file) return undefined;
  return file === 'transcription.vtt'
    ? () => makeTranscript(ofShow, episode)
    : () => makeChapters(ofShow, episode);
}

/** Where what was below the address of a page has gone with it; undefined where it hasn't moved. */
async function findMoved(page: string, toNext: (page: string) => string): Promise<Response | undefined> {
  const change = await fetchPageChange(page);
  if (change?.kind !== 'moved' || !change.target) return undefined;
  return new Response(null, { status: 301, headers: { Location: toNext(change.target) } });
}

/** The feed of a show: those who follow it go on wherever it moves, to another host too. */
async function makeFeed(showSlug: string) {
  const [found, loaded] = await Promise.all([fetchPublished('show', showSlug), loadSettings()]);
  const show = found && (await readShow(found.value, found));
  if (!show) return findMoved(paths.podcast(showSlug), (page) => `${page}/feed.xml`);
  if (show.movedTo) return new Response(null, { status: 301, headers: { Location: show.movedTo } });
  const rows = await fetchAllEpisodes(found.key);
  const episodes = await Promise.all(
    rows.map(async (row) => {
      const episode = await readEpisode(row.summary, row);
      return episode ? [{ ...episode, id: toId(row.key), hasTranscript: row.has_transcript ?? false }] : [];
    }),
  );
  const feed = { show: { ...show, id: toId(found.key) }, episodes: episodes.flat() };
  const facts = getFacts(toSettings(loaded));
  return new Content(podcastTypes.feed, await formatPodcastFeed(fillFacts(feed, facts)));
}

/** A published episode; undefined where there is none. */
async function loadEpisode(showSlug: string, episodeSlug: string) {
  const show = await fetchPublished('show', showSlug);
  const found = show && (await fetchEpisode(show.key, episodeSlug));
  return (found && (await readEpisode(found.value, found))) ?? undefined;
}

async function makeTranscript(show: string, slugOfEpisode: string) {
  const episode = await loadEpisode(show, slugOfEpisode);
  if (episode)
    return episode.transcript ? new Content(podcastTypes.transcript, `${episode.transcript}\n`) : undefined;
  return findMoved(paths.episode(show, slugOfEpisode), (page) => `${page}/transcription.vtt`);
}

/** Chapters as Podcasting 2.0 has them, in the order of their times. */
async function makeChapters(show: string, slugOfEpisode: string) {
  const episode = await loadEpisode(show, slugOfEpisode);
  if (!episode) return findMoved(paths.episode(show, slugOfEpisode), (page) => `${page}/chapitres.json`);
  const { chapters } = parseChapters(episode.chapters ?? '');
  if (chapters.length === 0) return undefined;
  const listed = chapters
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, title }) => ({ startTime: start, title }));
  return new Content(podcastTypes.chapters, `${JSON.stringify({ version: '1.2.0', chapters: listed })}\n`);
}
