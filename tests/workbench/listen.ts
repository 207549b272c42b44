import type { Page } from 'playwright';

/** What Storybook says about itself, and the browser about a machine that is busy. */
export const aboutOthers = [
  /was preloaded using link preload but not used within a few seconds/,
  // It hides a story until it is drawn, and tells a window that isn't ready what happens around it.
  /The width\(0\) and height\(0\) of chart should be greater than 0/,
  /SB_PREVIEW_API_0011/,
  // A simulated network fault also fails the request for the profile (`.storybook/checks/console.ts`).
  /Le profil n’a pas pu être chargé/,
  // A date is typed key by key, and the browser warns of values that aren't whole dates yet.
  /The specified value "[\d:T-]*" does not conform to the required format/,
  /Multiple readback operations using getImageData/,
  /The 'ariaLabel' prop on 'PopoverProvider' will become mandatory/,
  /Accessing the Story Store is deprecated/,
];

/** What a story asks of the backend may fail, and often does on purpose; but MSW answers it, not the host of the workbench. */
const isBackend = (url: string) => /\/(auth|rest|storage|functions|realtime)\/v1\//.test(url);

/** An editor looks up the page of an article, of which the workbench has none. A story of a missing picture misses one. */
const isElsewhere = (url: string) => /^\w+:\/\/[^/]+\/(blog\/|(n-existe-pas|partie)\b)/.test(url);

/** Hands over whatever goes wrong in a page. */
export function listen(page: Page, tell: (text: string) => void) {
  page.on('pageerror', ({ message }) => tell(`Uncaught: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser's own word on an answer, which is heard of below when it is none of the story's.
    if (message.text().startsWith('Failed to load resource')) return;
    tell(`console.${message.type().replace('warning', 'warn')}: ${message.text()} (${url})`);
  });
  page.on('response', (response) => {
    const isLost = isBackend(response.url()) ? !response.fromServiceWorker() : !isElsewhere(response.url());
    if (response.status() >= 400 && isLost) tell(`${response.status()} ${response.url()}`);
  });
}
