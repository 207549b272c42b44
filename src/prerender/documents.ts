import { contentSecurityPolicy, inlineHashes } from './contentSecurityPolicy.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the template holds for the page. */
const emptyRoot = '<div id="root"></div>';

/** What every document of a build has in common. */
export type DocumentSetting = {
  /** The built `index.html`. */
  template: string;
  /** The code of the loader, which stands inline in each document. */
  loader: string;
  /** The origin of a hosted backend. */
  backend?: string | undefined;
};

/** The document in which the app renders everything itself, but for the global style: it starts at once. */
export const shellDocument = (setting: DocumentSetting, { head, body }: { head: string; body: string }) =>
  wholeDocument(setting, head, `<div id="root" data-styled></div>${body}`, 'data-starts-at-once');

/** The document of a prerendered page, with the policy that its own styles ask for. */
export const pageDocument = (setting: DocumentSetting, head: string, body: string) =>
  wholeDocument(setting, head, body);

function wholeDocument(
  { template, loader, backend }: DocumentSetting,
  head: string,
  body: string,
  start = '',
) {
  const { files, rest } = withoutScripts(template);
  const script = `<script data-files="${files.join(' ')}" ${start}>${loader}</script>`;
  const html = rest
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${script}</head>`)
    .replace(emptyRoot, () => body);
  const policy = contentSecurityPolicy(inlineHashes(html), backend);
  // First of all in <head>: a policy in a meta element covers only what follows it.
  return html.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
  );
}

/**
 * Takes the app's scripts out of the template, for the loader to ask for. Measured: where Vite leaves them, in the head, the
 * first paint waits for them. Gives their addresses in the order in which they run.
 */
function withoutScripts(template: string) {
  const files: string[] = [];
  const take = (_tag: string, address: string) => {
    files.push(address);
    return '';
  };
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  if (!entry.test(template)) throw new Error('The built index.html has no script that starts the app.');
  const rest = template
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g, take)
    .replace(entry, take);
  return { files, rest };
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
