import { HttpResponse, http } from 'msw/http';
import { paths } from '#paths.ts';
import { readableRows } from './rights.ts';

/** The public pages of the site, as far as the back-office reads them: an article, and when it was changed. */
export const siteHandlers = [
  http.get(`${paths.blog}/:slug`, ({ params }) => {
    const [article] = readableRows('articles', null, ({ slug }) => slug === params.slug);
    return article
      ? HttpResponse.html(`<meta property="article:modified_time" content="${String(article.updated_at)}">`)
      : HttpResponse.html('', { status: 404 });
  }),
];
