import { http, HttpResponse } from 'msw/http';
import { paths } from '#paths.ts';
import { openBackend } from './openBackend.ts';
import { resumableHandlers } from './resumable.ts';

/** The backend in the page, and the site's pages as far as the back-office reads them: an article, and when it was changed. */
export const handlers = [
  ...resumableHandlers,
  http.all(/\/(auth|rest|storage|functions)\/v1\//, async ({ request }) => {
    const backend = await openBackend();
    return backend.fetch(request);
  }),
  http.get(`${paths.blog}/:slug`, async ({ params }) => {
    const { query } = await openBackend();
    const [article] = await query<{ updated_at: string }>(
      'select updated_at from public.articles where slug = $1 and private.is_public(status, dated_at)',
      [params['slug']],
    );
    return article
      ? HttpResponse.html(`<meta property="article:modified_time" content="${article.updated_at}">`)
      : HttpResponse.html('', { status: 404 });
  }),
];
