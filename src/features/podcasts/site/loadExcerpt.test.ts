import { expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { toId } from '#documents/data/documentKey.ts';
import { loadExcerpt } from './loadExcerpt.ts';
import { firstEpisode, showKey, storedShow } from './testing/podcasts.ts';

const { src } = firstEpisode.sound;
const episode = { id: 'e', value: { ...firstEpisode, sound: { src } }, published_at: '2026-11-20T15:00:00Z' };
const show = { id: toId(showKey), value: storedShow, published_at: '2026-11-20T15:00:00Z' };
const media = { [src]: { type: 'audio/mpeg', duration: 12 } };

/** What visitors may read. */
const publish = (rows: Record<string, object[]>) =>
  connectTo({
    fetch: (input) => {
      const table = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
      return Promise.resolve(Response.json(rows[table] ?? []));
    },
  });

const load = (from: number) => loadExcerpt({ episode: 'episode/e', from, seconds: 20 });

it('plays some seconds of an episode and says what is said in them', async () => {
  publish({ episodes: [{ ...episode, media }], shows: [show] });
  const excerpt = await load(4);
  expect(excerpt?.track).toMatchObject({
    src,
    title: firstEpisode.title,
    show: storedShow.title,
    path: '/balados/la-releve/episode-24',
    // The sound ends before twenty seconds have gone by.
    excerpt: { from: 4, to: 12, on: '/' },
  });
  expect(excerpt?.phrases[0]?.words[0]?.text).toBe('Quatorze');
});

it('is silent where there is nothing to hear', async () => {
  publish({ episodes: [{ ...episode, media }], shows: [show] });
  expect(await load(12)).toBeUndefined();
  publish({ episodes: [episode], shows: [show] });
  expect(await load(0)).toBeUndefined();
  publish({ episodes: [{ ...episode, media }] });
  expect(await load(0)).toBeUndefined();
  publish({});
  expect(await load(0)).toBeUndefined();
});
