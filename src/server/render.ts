import { Content } from './content.ts';
import { renderPage } from './renderPage.tsx';
import { resourceAt } from './resources.ts';

/** What was rendered for an address. */
export type Rendered = { status: number; content: Content; policy?: string };

/**
 * Renders the page or resource at an address, or gives the redirect that it answers; undefined where there is
 * neither. Throws what its loader throws.
 */
export async function render(address: string): Promise<Rendered | Response | undefined> {
  const makeResource = resourceAt(address);
  if (makeResource) {
    const content = await makeResource();
    return content instanceof Response ? content : content && { status: 200, content };
  }
  const page = await renderPage(address);
  if (page instanceof Response) return page.status === 404 ? undefined : page;
  return { status: page.status, content: htmlContent(page.html), policy: page.policy };
}

/** A document as the body of an answer. */
export const htmlContent = (html: string) => new Content('text/html; charset=utf-8', html);
