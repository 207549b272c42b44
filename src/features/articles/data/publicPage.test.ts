// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { waitForPublicPage } from './publicPage.ts';
import { renderFailure } from './renderFailure.ts';

const version = { path: '/blog/neuf', savedAt: '2026-11-23T15:00:00.25+00:00' };

const getPage = (modifiedAt: string, headers = {}) =>
  new Response(`<head><meta property="article:modified_time" content="${modifiedAt}"></head>`, { headers });

/** The answer to each of the requests, the last one to all that follow. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer?.() ?? Response.error();
  });
  onTestFinished(connectTo({ fetch }));
  return fetch;
}

/** Waits as the editor does, on a clock that runs ahead. */
async function waitToTheEnd() {
  const outcome = waitForPublicPage(version, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(31_000);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks as a visitor, until the page shows the version', async () => {
  const fetch = answerWith(
    () => new Response('', { status: 404 }),
    () => getPage('2026-11-23T14:00:00+00:00'),
    () => getPage(version.savedAt),
  );
  expect(await waitToTheEnd()).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' });
});

const before = '2026-11-23T14:59:59+00:00';

it.each([
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['missing', () => new Response('', { status: 410 })],
  ['notRendered', () => new Response('', { status: 503 })],
  ['notRendered', () => getPage(before, renderFailure)],
  ['otherVersion', () => getPage(before)],
  ['otherVersion', () => new Response('Une page sans date.')],
] as const)('says after 30 s that it is %s', async (problem, answer) => {
  const fetch = answerWith(answer);
  expect(await waitToTheEnd()).toBe(problem);
  expect(fetch.mock.calls.length).toBeGreaterThan(50);
});

it('stops when nobody waits any more', async () => {
  const fetch = answerWith(() => getPage(before));
  const leaving = new AbortController();
  const outcome = waitForPublicPage(version, leaving.signal);
  leaving.abort();
  await expect(outcome).rejects.toThrow('aborted');
  const { length } = fetch.mock.calls;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(fetch.mock.calls).toHaveLength(length);
});
