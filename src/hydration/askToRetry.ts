/** The element that `LoadNotice` prints, hidden, into each document of the build. */
export const loadNoticeId = 'chargement-interrompu';

let retry: Promise<void> | undefined;

/** Says that the page could not be loaded whole, until somebody presses its button or the network is back. */
export function askToRetry(): Promise<void> {
  retry ??= new Promise((resolve) => {
    const notice = document.getElementById(loadNoticeId);
    notice?.showPopover();
    const go = () => {
      notice?.hidePopover();
      retry = undefined;
      resolve();
    };
    notice?.querySelector('button')?.addEventListener('click', go, { once: true });
    addEventListener('online', go, { once: true });
  });
  return retry;
}
