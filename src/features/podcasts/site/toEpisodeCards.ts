import { type DocumentSummary, fetchShows } from '#features/pages/data/publishedDocuments.queries.ts';
import { paths } from '#paths.ts';
import { findTrack, formatDuration, nameEpisode } from './episodeFacts.ts';
import { readEpisode, readShow } from './loadPodcasts.ts';

/** Episodes of several shows as cards, each with the name of its show. */
export async function toEpisodeCards(rows: readonly DocumentSummary[]) {
  const shows = new Map((await fetchShows()).map((show) => [show.key, show]));
  const cards = await Promise.all(
    rows.map(async (row) => {
      const foundShow = shows.get(row.show_key ?? '');
      const [episode, show] = await Promise.all([
        readEpisode(row.summary, row),
        foundShow && readShow(foundShow.summary, foundShow),
      ]);
      if (!episode || !show) return [];
      return [
        {
          id: episode.slug,
          title: episode.title,
          episode: `${show.title}, ${nameEpisode(episode).toLocaleLowerCase('fr-CA')}`,
          duration: formatDuration(episode.sound.facts?.duration) ?? '',
          date: episode.day,
          description: episode.description,
          image: episode.image ?? null,
          number: episode.number ?? null,
          to: paths.episode(show.slug, episode.slug),
          track: findTrack(episode, show),
        },
      ];
    }),
  );
  return cards.flat();
}
