/** The oldest browsers of visitors (docs/product.md), which the build writes for. */
export const oldestBrowsers = { safari: '16.4', ios: '16.4', firefox: '115', chrome: '111' };

/** Whether the browser has popovers: Safari 17, Firefox 125, Chrome 114. Those that the site is for besides get them by `fillIn`. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;

/** Whether the desk works in it: Safari 17.4, Firefox 125, Chrome 116 (docs/product.md). */
export const isDeskBrowser = hasPopover && 'any' in AbortSignal;

/** Gives older browsers of visitors (Safari 16.4, Firefox 115, Chrome 111), and Chrome before 120, what the site uses and they lack. */
export async function fillIn(): Promise<void> {
  if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any: anyOf });
  if (typeof URL.canParse !== 'function') Object.assign(URL, { canParse });
  if (!hasPopover) (await import('@oddbird/popover-polyfill/fn')).apply();
}

/** A signal that is aborted with the first of several. */
function anyOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}
