import axeAddress from 'axe-core/axe.min.js?url';
import { createTrusted } from '#data/trusted.ts';

const trustedHtml = createTrusted('checked-page', 'createHTML');

/** A document of this origin with axe in it, under the policy of the page around it, and no request for one of its own. */
const emptyDocument = `<!doctype html>
<html lang="fr-CA" data-scripts>
<head><meta charset="utf-8"><title>Page vérifiée</title><script src="${axeAddress}"></script></head>
<body><div id="root"></div></body>
</html>`;

/** A window that nobody sees, of a given width. */
export type Frame = {
  window: Window & typeof globalThis;
  resize: (width: number) => void;
  close: () => void;
};

/** Heights of screens don't matter to what is checked. */
const HEIGHT = 800;

/** Opens a window for a page. Rejects when it can't be had. */
export async function openFrame(): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.title = 'Page vérifiée';
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  // Off screen rather than hidden, so that it is laid out.
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '-10000px',
    border: '0',
  });
  frame.height = String(HEIGHT);
  const isLoaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
  frame.srcdoc = trustedHtml(emptyDocument);
  document.body.append(frame);
  await isLoaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) {
    frame.remove();
    throw new Error('The window of the checked page is out of reach.');
  }
  // Font faces only: styled-components writes its own rules into the frame.
  for (const style of document.querySelectorAll('head > style:not([data-styled])')) {
    contentDocument.head.append(contentDocument.importNode(style, true));
  }
  return {
    window: contentWindow as Frame['window'],
    resize: (width) => {
      frame.width = String(width);
    },
    close: () => frame.remove(),
  };
}
