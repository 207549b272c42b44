import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';

export interface WithoutScriptsProps {
  children: ReactNode;
  /** Height of the window in px. */
  height?: number;
}

/** The HTML of a piece in a window that runs no script: what `scripting: none` and `<noscript>` say, a browser decides. */
export function WithoutScripts({ children, height = 900 }: WithoutScriptsProps) {
  const [page] = useState(() => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ThemeRoot>{children}</ThemeRoot>
      </MemoryRouter>,
    );
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText),
    );
    return `<!doctype html><html lang="fr-CA"><style>${rules.join('\n')}</style><body>${html}</body></html>`;
  });
  return (
    <iframe title="Sans scripts" sandbox="allow-same-origin" srcDoc={page} width="100%" height={height} />
  );
}

/** The document of that window, once it is there. */
export async function findDocument(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe');
  if (!frame) throw new Error('There is no such window.');
  while (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.body.firstElementChild) {
    await new Promise(requestAnimationFrame);
  }
  return frame.contentDocument;
}
