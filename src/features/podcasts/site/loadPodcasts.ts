import { readDocument } from '#documents/contents/readDocument.ts';
import {
  type DocumentSummary,
  fetchEpisodes,
  fetchShows,
} from '#features/pages/data/publishedDocuments.queries.ts';
import type { EpisodeContent } from './episode.schema.ts';
import type { ShowListProps } from './ShowList/ShowList.tsx';

type Row = Pick<DocumentSummary, 'media'>;

/** A published show as its page shows it (`readDocument`). */
export const readShow = (value: unknown, row: Row) =>
  readDocument(async () => (await import('./podcastKind.ts')).showKind, value, row);

/** The same of an episode, which needs a sound besides. */
export const readEpisode = (value: unknown, row: Row) =>
  readDocument(async () => (await import('./podcastKind.ts')).episodeKind, value, row);

/** An episode as lists show it. */
export type EpisodeSummary = Pick<EpisodeContent, keyof ReturnType<typeof summarizeEpisode>>;

/** Episodes as lists show them, in the order given. */
export async function readEpisodes(rows: readonly DocumentSummary[]): Promise<EpisodeSummary[]> {
  const episodes = await Promise.all(rows.map((row) => readEpisode(row.summary, row)));
  return episodes.flatMap((episode) => (episode ? [summarizeEpisode(episode)] : []));
}

/** What lists show of it: each page carries it in its document. */
function summarizeEpisode(episode: EpisodeContent) {
  const { title, slug, type, number, season, day, description, image, sound, isExplicit } = episode;
  return { title, slug, type, number, season, day, description, image, sound, isExplicit };
}

/** The shows by title, each with its newest episode. */
export async function loadShows(): Promise<ShowListProps['shows']> {
  const shows = await Promise.all(
    (await fetchShows()).map(async (row) => {
      const [show, { documents, total }] = await Promise.all([
        readShow(row.summary, row),
        fetchEpisodes({ show: row.key, from: 0, limit: 1 }),
      ]);
      if (!show) return [];
      const { slug, title, description, cover, movedTo, links } = show;
      const [latest] = await readEpisodes(documents);
      return [{ show: { slug, title, description, cover, movedTo, links }, count: total, latest }];
    }),
  );
  return shows.flat();
}

/** The show whose newest episode is the newest of all. */
export const findNewest = (shows: ShowListProps['shows']) =>
  shows
    .filter(({ latest }) => latest?.sound.facts)
    .toSorted((one, other) => (other.latest?.day ?? '').localeCompare(one.latest?.day ?? ''))[0];
