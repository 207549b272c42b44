import type { StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Whether this is the window of a piece within a guide. */
export const isPartOfGuide = () => Boolean(window.frameElement?.closest('.sbdocs'));

/**
 * In a guide nothing plays, unless the story asks for it (`docs.story.autoplay`). Storybook sees to it, but for pieces that stand there
 * in windows of their own: those that play do so in turn. A story that draws itself has to play.
 */
export async function letRest({ parameters }: Pick<StoryContext, 'parameters'>) {
  type Render = { renderOptions?: { autoplay: boolean }; story?: { usesMount: boolean } };
  const { currentRender } =
    (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__ ?? {};
  const { autoplay = false } =
    (parameters.docs as { story?: { autoplay?: boolean } } | undefined)?.story ?? {};
  if (currentRender?.renderOptions && !currentRender.story?.usesMount)
    currentRender.renderOptions.autoplay = autoplay;
  if (autoplay) await untilMyTurn();
}

const untilMyTurn = () =>
  new Promise<void>((begin) => {
    const isOver = new Promise<void>((resolve) => {
      addons.getChannel().once(STORY_FINISHED, resolve);
    });
    void navigator.locks.request('a story plays in a guide', () => {
      begin();
      return isOver;
    });
  });

/**
 * What opens or plays takes the focus. Side by side such windows would close what another one has opened, and the guide would follow
 * them about.
 */
export function standStill() {
  type Focus = (this: HTMLElement, options?: FocusOptions) => void;
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as Focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const { scrollX, scrollY } = parent;
    focus.call(this, options);
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  const keepToOneself = (event: Event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  };
  addEventListener('blur', keepToOneself, true);
  addEventListener('focusout', keepToOneself, true);
}

/** Whoever reads the guide goes on where they were. */
export function giveFocusBack() {
  if (parent.document.activeElement === window.frameElement) (window.frameElement as HTMLElement).blur();
}

/**
 * The windows of a guide are those of one browser: each would offer the drafts that another one has left on the device, and be signed in
 * as whoever came last. A device of its own keeps them apart.
 */
export function keepApart() {
  const kept = new Map([localStorage, sessionStorage].map((storage) => [storage, new Map<string, string>()]));
  const entries = (storage: Storage) => kept.get(storage) ?? new Map<string, string>();
  Object.defineProperty(Storage.prototype, 'length', {
    get(this: Storage) {
      return entries(this).size;
    },
  });
  Object.assign(Storage.prototype, {
    key(this: Storage, index: number) {
      return [...entries(this).keys()][index] ?? null;
    },
    getItem(this: Storage, key: string) {
      return entries(this).get(key) ?? null;
    },
    setItem(this: Storage, key: string, value: string) {
      entries(this).set(key, value);
    },
    removeItem(this: Storage, key: string) {
      entries(this).delete(key);
    },
    clear(this: Storage) {
      entries(this).clear();
    },
  });
  // Where supabase-js tells the others who has signed in.
  Reflect.deleteProperty(window, 'BroadcastChannel');
}
