import { paths } from '#paths.ts';

/** Where the episodes of a show start on its page. */
export const listId = 'episodes';

/** How many episodes a page of a show lists. */
export const pageSize = 12;

/** The address of a page of a show; the first one leaves it bare. */
export const showPath = (show: string, page = 1) =>
  page > 1 ? `${paths.podcast(show)}?page=${page}` : paths.podcast(show);
