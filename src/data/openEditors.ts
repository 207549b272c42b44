const PREFIX = 'porte-voix-editor:';

/** The editors that this page has opened, and whether they still are: their locks may take a moment to follow. */
const editorsHere = new Map<string, boolean>();

/**
 * Says to the other tabs that an editor is open, for as long as this page lives and until the returned function is
 * called. The browser gives the lock back by itself when the page crashes.
 */
export function holdEditor(editorId: string) {
  editorsHere.set(editorId, true);
  let release = () => undefined as void;
  const locked = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(PREFIX + editorId, () => locked);
  return () => {
    editorsHere.set(editorId, false);
    release();
  };
}

/** The editors that are open, in this tab and in others: what they hold is not to be offered, nor to be cleared. */
export async function openEditors(): Promise<Set<string>> {
  const { held: locked = [] } = (await locks()?.query()) ?? {};
  const names = locked.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  const elsewhere = names.filter((editorId) => !editorsHere.has(editorId));
  const here = [...editorsHere].filter(([, isOpen]) => isOpen).map(([editorId]) => editorId);
  return new Set([...elsewhere, ...here]);
}

/** Missing where the page isn't served securely: what other tabs hold is then offered too, rather than lost. */
const locks = () => (navigator as Partial<Navigator>).locks;
