import { fetchLatestEpisodes } from '#features/pages/data/publishedDocuments.queries.ts';

/** How many the home page has room for. */
const count = 3;

/** The newest published episodes of all shows as the home page shows them; none as long as there is none. */
export async function loadLatestEpisodes() {
  const rows = await fetchLatestEpisodes(count);
  // What makes them cards comes only where there are some.
  return rows.length > 0 ? (await import('./toEpisodeCards.ts')).toEpisodeCards(rows) : [];
}
