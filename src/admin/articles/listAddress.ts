import { paths } from '#paths.ts';

let query = '';

/** Keeps what the list was filtered by and where it stood, for whoever comes back to it from an article. */
export function rememberListQuery(params: string) {
  query = params;
}

/** The list as it was left. */
export const listAddress = () => (query ? `${paths.admin.articles}?${query}` : paths.admin.articles);
