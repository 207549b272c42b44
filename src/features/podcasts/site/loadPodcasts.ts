import { readDocument } from '#documents/contents/readDocument.ts';
import type { DocumentSummary } from '#features/pages/data/publishedDocuments.queries.ts';
import type { EpisodeContent } from './episode.schema.ts';

type Row = Pick<DocumentSummary, 'media'>;

/** A published show as its page shows it (`readDocument`). */
export const readShow = (value: unknown, row: Row) =>
  readDocument(async () => (await import('./showKind.ts')).showKind, value, row);

/** The same of an episode, which needs a sound besides. */
export const readEpisode = (value: unknown, row: Row) =>
  readDocument(async () => (await import('./episodeKind.ts')).episodeKind, value, row);

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
