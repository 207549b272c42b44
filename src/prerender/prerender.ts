import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { socialPicturePath } from '../app/head.ts';
import type { connectTo, listAddresses, renderPage, renderShell } from '../entry-server.tsx';
import { company } from '../data/company.ts';
import type { PageHeadData } from '../site/pageHead.ts';
import { contentSecurityPolicy, inlineHashes } from './contentSecurityPolicy.ts';
import {
  type DocumentSetting,
  movedDocument,
  pageDocument,
  robots,
  shellDocument,
  siteMap,
} from './documents.ts';
import {
  type Hosting,
  appShell,
  hashedFiles,
  headersFile,
  redirectsFile,
  securityHeaders,
  vercelFile,
} from './hosting.ts';
import { type SocialPicture, drawSocialPictures } from './socialPictures.ts';

/** What the renderer's bundle exports. */
export type Renderer = {
  connectTo: typeof connectTo;
  renderPage: typeof renderPage;
  renderShell: typeof renderShell;
  listAddresses: typeof listAddresses;
  siteUrl: string;
};

/** A path that no route has: what the table answers to it is the page for all unknown addresses. */
const unknownPath = '/404';

/**
 * Writes one HTML file per public page into `dir`, and what hosts, search engines and social networks need beside them.
 * `backend` is the origin of a hosted backend, when the site does not share its own with it. Returns how many addresses
 * it wrote.
 */
export async function prerender(
  renderer: Renderer,
  dir: string,
  { loader, backend }: Pick<DocumentSetting, 'loader' | 'backend'>,
) {
  const { siteUrl } = renderer;
  const template = await readFile(join(dir, 'index.html'), 'utf8');
  const setting: DocumentSetting = { template, loader, backend };
  const { prerendered, clientRendered } = await renderer.listAddresses();

  const documents = new Map<string, string>();
  const besides = new Map<string, string>();
  const redirects: Hosting['redirects'] = [];
  const indexed: { path: string; data: PageHeadData }[] = [];
  for (const path of [...prerendered, unknownPath]) {
    const page = await renderer.renderPage(path);
    const file = `${path === '/' ? '/index' : path}.html`;
    if (page.kind === 'redirect') {
      redirects.push({ from: path, to: page.location, status: page.status });
      documents.set(file, movedDocument(page.location, siteUrl));
      continue;
    }
    const body = path === unknownPath ? page.body.replace('<div id="root"', '$& data-unknown') : page.body;
    documents.set(file, pageDocument(setting, page.head + page.styles, body));
    for (const [address, content] of Object.entries(page.files)) besides.set(address, content);
    if (page.data && page.data.isIndexed !== false) indexed.push({ path, data: page.data });
  }
  documents.set(`${appShell}.html`, shellDocument(setting, renderer.renderShell()));

  // Every document has the same loader, and most have styles of their own.
  const policy = contentSecurityPolicy(inlineHashes([...documents.values()].join('')), backend);
  const hosting: Hosting = { siteUrl, headers: securityHeaders(policy), redirects, clientRendered };
  const hashed = (await readdir(join(dir, hashedFiles))).map((file) => hashedFiles + file);
  const files = new Map<string, string | Buffer>([
    ...documents,
    ...besides,
    ...(await drawPictures(indexed)),
    ['/sitemap.xml', siteMap(siteUrl, indexed)],
    ['/robots.txt', robots(siteUrl)],
    ['/_headers', headersFile(hosting)],
    ['/_redirects', redirectsFile(hosting)],
    ['/vercel.json', vercelFile(hosting, hashed)],
    // Last of all: its presence says that the build is whole.
    ['/hosting.json', JSON.stringify(hosting, null, 2)],
  ]);
  for (const [file, content] of files) {
    const target = join(dir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return prerendered.length;
}

/** A picture for each page that brings none of its own. */
async function drawPictures(pages: readonly { path: string; data: PageHeadData }[]) {
  const pictures = pages
    .filter(({ data }) => !data.socialImage)
    .map(({ path, data }): SocialPicture => ({ path, title: data.socialTitle ?? bareTitle(data.title) }));
  const drawn = await drawSocialPictures(pictures);
  return [...drawn].map(([path, png]) => [socialPicturePath(path), png] as const);
}

/** A title without the company's name, which the picture shows anyway. */
const bareTitle = (title: string) =>
  title
    .split(' | ')
    .filter((part) => part !== company.name)
    .join(' | ');
