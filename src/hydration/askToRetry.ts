/** The element that `LoadNotice` prints, hidden, into each document of the build. */
export const loadNoticeId = 'chargement-interrompu';

let retry: Promise<void> | undefined;

/** Says that the page could not be loaded whole, until somebody presses its button or the network is back. */
export function askToRetry(): Promise<void> {
  retry ??= new Promise((resolve) => {
    const notice = document.getElementById(loadNoticeId);
    if (notice) show(notice, true);
    const go = () => {
      if (notice) show(notice, false);
      retry = undefined;
      resolve();
    };
    notice?.querySelector('button')?.addEventListener('click', go, { once: true });
    addEventListener('online', go, { once: true });
  });
  return retry;
}

/** What fills in popovers may be what could not be loaded: then the notice stands where it is, by its class alone. */
function show(notice: HTMLElement, isShown: boolean) {
  if ('popover' in notice) notice.togglePopover(isShown);
  else (notice as HTMLElement).classList.toggle(':popover-open', isShown);
}
