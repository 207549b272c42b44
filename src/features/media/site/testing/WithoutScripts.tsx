import { type ReactNode, useEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';

export interface WithoutScriptsProps {
  children: ReactNode;
  /** Height of the window in px. */
  height?: number;
}

/** The HTML of a piece in a window that runs no script: `<noscript>` speaks, and nothing sets the mark of scripts. */
export function WithoutScripts({ children, height = 900 }: WithoutScriptsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ThemeRoot>{children}</ThemeRoot>
      </MemoryRouter>,
    );
    // The story's own page has the same styles by now.
    const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
      Array.from(cssRules, ({ cssText }) => withWholeAddresses(cssText, href ?? document.baseURI)),
    );
    const page = `<!doctype html><html lang="fr-CA"><style>${rules.join('\n')}</style><body>${html}</body></html>`;
    if (frame.current) frame.current.srcdoc = page;
  }, [children]);
  return <iframe ref={frame} title="Sans scripts" sandbox="allow-same-origin" width="100%" height={height} />;
}

/** A rule as its style sheet means it, wherever it stands: fonts lie beside the sheet. */
const withWholeAddresses = (rule: string, sheet: string) =>
  rule.replaceAll(
    /url\("(?!data:)([^"]+)"\)/g,
    (_, address: string) => `url("${new URL(address, sheet).href}")`,
  );

/** The document of that window, once it is there. */
export async function findDocument(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe');
  if (!frame) throw new Error('There is no such window.');
  while (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.body.firstElementChild) {
    await new Promise(requestAnimationFrame);
  }
  return frame.contentDocument;
}
