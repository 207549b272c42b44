import { paths } from '#paths.ts';

let query = '';

/** Remembers what the list was filtered by and where it stood, for whoever comes back to it from an article. */
export function rememberList(search: string) {
  query = search;
}

/** The list as it was left. */
export const articleListAddress = () => paths.admin.articles + query;
