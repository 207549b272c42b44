// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import { beforeEach, expect, it, vi } from 'vitest';

// jsdom has none.
Object.defineProperty(navigator, 'locks', { value: locks });

beforeEach(() => localStorage.clear());

/** The modules as another tab has loaded them: what tabs share is the device. */
async function tab() {
  vi.resetModules();
  const kept = await import('./keptContent.ts');
  const { notifySignOut } = await import('../session/onSignOut.ts');
  return { ...kept, notifySignOut };
}

const key = 'home/hero';
const typed = { value: { title: 'Commencé' }, version: 1 };

it('leaves to a tab what it has open, and goes on with it once that tab is gone', async () => {
  const [first, second] = [await tab(), await tab()];
  const mine = await first.openContent('ana', key);
  first.keepContent(mine.entry, typed);

  const other = await second.openContent('ana', key);
  expect(other.kept).toBeNull();
  expect(other.entry).not.toBe(mine.entry);
  expect(await second.leftContents('ana')).toEqual([]);
  other.close();

  mine.close();
  // The browser takes a moment to give a lock back.
  await vi.waitFor(async () => expect(await second.leftContents('ana')).toHaveLength(1));
  const next = await second.openContent('ana', key);
  expect(next).toMatchObject({ entry: mine.entry, kept: typed });
  next.close();
});

it('finds in the same tab what was left a moment ago, and on its own content alone', async () => {
  const { openContent, keepContent } = await tab();
  const { entry, close } = await openContent('ana', key);
  keepContent(entry, typed);
  const again = openContent('ana', key);
  close();
  const opened = [await again, await openContent('ana', 'about/hero'), await openContent('luc', key)];
  expect(opened.map(({ kept }) => kept?.value ?? null)).toEqual([typed.value, null, null]);
  for (const editor of opened) editor.close();
});

it('gives what was left to one of two tabs that open at once', async () => {
  const [first, second] = [await tab(), await tab()];
  first.keepContent(first.toEntryKey('ana', key, 'gone'), typed);
  const opened = await Promise.all([first.openContent('ana', key), second.openContent('ana', key)]);
  expect(opened.filter(({ kept }) => kept !== null)).toHaveLength(1);
  for (const editor of opened) editor.close();
});

it('clears at a sign-out what a person has left, but for what another tab has open', async () => {
  const [first, second] = [await tab(), await tab()];
  const open = await first.openContent('ana', key);
  const others = first.toEntryKey('luc', key, 'gone');
  for (const entry of [open.entry, others, first.toEntryKey('ana', key, 'gone')])
    first.keepContent(entry, typed);
  await second.notifySignOut('ana');
  expect(Object.keys(localStorage).toSorted()).toEqual([open.entry, others].toSorted());
  open.close();
});
