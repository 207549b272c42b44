const KEY = 'porte-voix-content-view';

/** How an article's text is written: as what it will be, or in Markdown. */
export type ContentView = 'text' | 'markdown';

/** The view that was last chosen on this device. */
export function readContentView(): ContentView {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'text';
  } catch {
    return 'text';
  }
}

/** Remembers the view for the next article. */
export function keepContentView(view: ContentView) {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A device that keeps nothing starts with the text again.
  }
}
