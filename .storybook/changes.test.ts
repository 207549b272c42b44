// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { followChanges, type StoryRender } from './changes.ts';
import { initialGlobals } from './toolbars.ts';

const written = {
  globals: initialGlobals,
  args: { rows: 3, title: 'Un' },
  initialArgs: { rows: 3, title: 'Un' },
};

/** A story of the workbench that begins as it was written, and is changed while it plays. */
function changeWhilePlaying(changed: object) {
  const render = { render: vi.fn<() => Promise<void>>(), remount: vi.fn<() => Promise<void>>() };
  const story = {
    id: 'liste',
    phase: 'playing',
    renderOptions: { autoplay: true },
    storyContext: () => ({ ...written, ...changed }),
    ...render,
  } as unknown as StoryRender;
  vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyRenders: [story] });
  followChanges({ ...written, id: 'liste', viewMode: 'story' } as never);
  return { story, ...render };
}

it.each([
  { globals: { ...initialGlobals, viewer: 'editor' } },
  { globals: { ...initialGlobals, network: 'Offline' } },
  { globals: { ...initialGlobals, content: 'many' } },
  { args: { rows: 200, title: 'Un' } },
])('begins a story again once it has played: %o', async (changed) => {
  const { story, render, remount } = changeWhilePlaying(changed);
  const changes = Promise.all([story.rerender(), story.rerender()]);
  expect(remount).not.toHaveBeenCalled();
  story.phase = 'finished';
  await changes;
  expect(remount).toHaveBeenCalledOnce();
  expect(render).not.toHaveBeenCalled();
});

it('draws a story once more for anything else', async () => {
  const { story, render, remount } = changeWhilePlaying({ args: { rows: 3, title: 'Deux' } });
  story.phase = 'finished';
  await story.rerender();
  expect(render).toHaveBeenCalledOnce();
  expect(remount).not.toHaveBeenCalled();
});

it('leaves a story alone that somebody has left while it played', async () => {
  const { story, remount } = changeWhilePlaying({ args: { rows: 200 } });
  const change = story.rerender();
  vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyRenders: [] });
  story.phase = 'aborted';
  await change;
  expect(remount).not.toHaveBeenCalled();
});

it('plays a story as it was written alone', () => {
  expect(changeWhilePlaying({}).story.renderOptions.autoplay).toBe(true);
  const { story } = changeWhilePlaying({});
  followChanges({
    ...written,
    globals: { ...initialGlobals, viewer: 'admin' },
    id: 'liste',
    viewMode: 'story',
  } as never);
  expect(story.renderOptions.autoplay).toBe(false);
});
