/** The story's own window, in the workbench as in a test; null where a story is looked at alone. */
const frame = () => window.frameElement as HTMLIFrameElement | null;

/** The width that the workbench or the test had chosen. */
let usualWidth: string | undefined;

/**
 * Gives the story's window another width in px, and waits until what depends on it has answered. Around a piece that is
 * `isPadded`, the workbench leaves room; a test doesn't.
 */
export async function setWidth(width: number, isPadded = false) {
  const own = frame();
  if (!own) return;
  usualWidth ??= own.style.width;
  own.style.width = `${width}px`;
  document.body.style.padding = isPadded ? '1rem' : '';
  await nextFrame();
  await nextFrame();
}

/** Gives the window its usual width back. */
export function restoreWidth() {
  const own = frame();
  if (own && usualWidth !== undefined) own.style.width = usualWidth;
  document.body.style.padding = '';
  usualWidth = undefined;
}

const nextFrame = () => new Promise(requestAnimationFrame);
