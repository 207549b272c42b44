import { contentSecurityPolicy, styleHashes } from './contentSecurityPolicy.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the template holds for the page. */
const emptyRoot = '<div id="root"></div>';

/** The place of a page that the app renders by itself, in a document that has the global style. */
const shellRoot = '<div id="root" data-styled></div>';

/** The document in which the app renders everything itself, but for the global style. */
export const shellDocument = (template: string, styles: string, backend?: string) =>
  pageDocument(template, styles, shellRoot, backend);

/** A whole HTML document out of the built `index.html`, with the policy that its own styles ask for. */
export function pageDocument(template: string, head: string, body: string, backend?: string) {
  const page = template.replace('<!--head-->', () => head).replace(emptyRoot, () => body);
  const html = body === shellRoot ? page : withLateScript(page);
  const policy = contentSecurityPolicy(styleHashes(html), backend);
  // First of all in <head>: a policy in a meta element covers only what follows it.
  return html.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
  );
}

/**
 * Puts the script of a page that can be read without it last, behind all that paints. Measured: where Vite leaves it, in
 * the head, the first paint waits for it and comes a sixth later.
 */
function withLateScript(html: string) {
  const [script = '', src = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  return html
    .replace(script, '')
    .replace('</body>', `<script type="module" async fetchpriority="low" src="${src}"></script></body>`);
}

/** Stands in for a redirect on hosts that have no rules. */
export function movedDocument(location: string, siteUrl: string) {
  const href = escapeHtml(location);
  return `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<title>Page déplacée | Porte-Voix</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeHtml(siteUrl)}${href}">
<p>Cette page a été déplacée : <a href="${href}">la consulter</a>.</p>
`;
}

/** The map of the site for search engines. */
export function siteMap(siteUrl: string, pages: readonly { path: string }[]) {
  const entries = pages.map(
    ({ path }) => `  <url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Keeps the back-office out of search engines and points them to the map. */
export const robots = (siteUrl: string) => `User-agent: *
Disallow: /admin

Sitemap: ${siteUrl}/sitemap.xml
`;
