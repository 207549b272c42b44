import { fetchEpisodes, fetchShows } from '#features/pages/data/publishedDocuments.queries.ts';
import { readEpisodes, readShow } from './loadPodcasts.ts';
import type { ShowListProps } from './ShowList/ShowList.tsx';

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
