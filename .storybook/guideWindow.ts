/** Whether this is the window of a piece within a guide. */
export const isPartOfGuide = () => Boolean(window.frameElement?.closest('.sbdocs'));

const isAwake = () => Boolean(window.frameElement?.hasAttribute('data-awake'));

/** Whether a story that begins has a play, and will play it. */
export const willPlay = (story: { viewMode: string; playFunction?: unknown }) =>
  Boolean(story.playFunction) && story.viewMode === 'story' && (isAwake() || !isPartOfGuide());

/**
 * In a guide nothing plays. Storybook sees to it, but for pieces that stand there in windows of their own: side by side they would
 * take the focus from each other, and the guide would follow it. Nor does a story that somebody has changed by a toolbar or a control:
 * its play knows of its own state alone. A story that draws itself has to play, and so does one that somebody wakes (`LivingStory`).
 */
export function allowPlay(isAsWritten: boolean) {
  type Render = { renderOptions?: { autoplay: boolean }; story?: { usesMount: boolean } };
  const { currentRender } =
    (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__ ?? {};
  if (currentRender?.renderOptions && !currentRender.story?.usesMount)
    currentRender.renderOptions.autoplay = isAwake() || (isAsWritten && !isPartOfGuide());
}

/**
 * The windows of a guide are those of one browser: each would offer the drafts that another one has left on the device, and be signed in
 * as whoever came last. A device of its own keeps them apart.
 */
export function isolateStorage() {
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
