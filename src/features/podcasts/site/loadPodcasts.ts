import type { DocumentSummary } from '#features/pages/data/publishedDocuments.queries.ts';
import { layMedia } from '#features/media/data/contentMedia.ts';
import type { EpisodeContent } from './episode.schema.ts';
import type { EpisodeSummary } from './episodes.ts';
import type { ShowContent } from './show.schema.ts';

type Row = Pick<DocumentSummary, 'media'>;

/** Schemas come only when there is something to check. */
const loadReader = async () => (await import('#documents/contents/addressedKind.ts')).readAddressed;

/** A published show as its page shows it; null where hardly anything of it fits its schema any more. */
export async function readShow(value: unknown, { media }: Row): Promise<ShowContent | null> {
  const [read, { showKind }] = await Promise.all([loadReader(), import('./showKind.ts')]);
  const show = read(showKind, value);
  return show && layMedia(show, media);
}

/** The same of an episode, which needs a sound besides. */
export async function readEpisode(value: unknown, { media }: Row): Promise<EpisodeContent | null> {
  const [read, { episodeKind }] = await Promise.all([loadReader(), import('./episodeKind.ts')]);
  const episode = read(episodeKind, value);
  return episode && layMedia(episode, media);
}

/** Episodes as lists show them, in the order given. */
export async function readEpisodes(rows: readonly DocumentSummary[]): Promise<EpisodeSummary[]> {
  const episodes = await Promise.all(rows.map((row) => readEpisode(row.summary, row)));
  return episodes.flatMap((episode) => (episode ? [summarizeEpisode(episode)] : []));
}

/** What lists show of it: each page carries it in its document. */
const summarizeEpisode = ({
  title,
  slug,
  type,
  number,
  season,
  day,
  description,
  image,
  sound,
  isExplicit,
}: EpisodeContent): EpisodeSummary => ({
  title,
  slug,
  type,
  number,
  season,
  day,
  description,
  image,
  sound,
  isExplicit,
});
