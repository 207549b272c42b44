import { afterEach, expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { fetchAllEpisodes, fetchEpisodes } from './publishedDocuments.queries.ts';

let disconnect = () => {};
afterEach(() => disconnect());

it.each([0, 999, 1000, 1001, 2000])('fetches all of %i episodes, a thousand at a time', async (count) => {
  const requested: string[] = [];
  disconnect = connectTo({
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
      const from = Number(searchParams.get('offset'));
      requested.push(`${from}`);
      // As PostgREST does.
      if (from > 0 && from >= count) return Response.json({ code: 'PGRST103' }, { status: 416 });
      const rows = Array.from({ length: Math.min(1000, count - from) }, (_, index) => ({
        id: `${from + index}`,
      }));
      return Response.json(rows, { headers: { 'Content-Range': `${from}-*/${count}` } });
    },
  });
  expect(await fetchAllEpisodes('show/x')).toHaveLength(count);
  expect(requested).toHaveLength(Math.max(1, Math.ceil(count / 1000)));
});

it('finds further pages by keys: nothing that is skipped is computed', async () => {
  const asked: URLSearchParams[] = [];
  disconnect = connectTo({
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
      asked.push(searchParams);
      const rows = ['c', 'd'].map((id) => ({ id }));
      return Response.json(rows, { headers: { 'Content-Range': '2-3/9' } });
    },
  });
  const { documents, total } = await fetchEpisodes({ show: 'show/x', from: 2, limit: 2 });
  expect([documents.map(({ key }) => key), total]).toEqual([['episode/c', 'episode/d'], 9]);
  const [keys, page, ...others] = asked;
  expect([keys?.get('select'), keys?.get('offset'), others]).toEqual(['id', '2', []]);
  expect([page?.get('offset'), page?.get('id'), page?.get('order')]).toEqual([
    null,
    'in.(c,d)',
    keys?.get('order'),
  ]);
});
