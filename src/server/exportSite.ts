import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { socialPicturePath } from '../app/head.ts';
import { feedPath } from '../site/feed.ts';
import { siteUrl } from '../site/siteUrl.ts';
import { paths } from '../paths.ts';
import type { Site } from './answer.ts';
import {
  type Hosting,
  appShell,
  hashedFiles,
  headersFile,
  movedFile,
  redirectsFile,
  securityHeaders,
  vercelFile,
} from './hosting.ts';
import { unknownAddress } from './renderPage.tsx';

/**
 * Asks the site for each of its addresses and writes the answers into `dir`, beside the browser's build from `files`, as
 * static hosts serve them. Returns how many pages it wrote; rejects when one can't be rendered.
 */
export async function exportSite(
  { answer, addresses: list }: Site,
  { files, dir }: { files: string; dir: string },
) {
  await rm(dir, { recursive: true, force: true });
  await cp(files, dir, { recursive: true });
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), content);
  };
  const ask = async (address: string) => {
    const response = await answer(new Request(new URL(address, siteUrl)));
    if (response.status >= 500) throw new Error(`${address} can't be rendered.`);
    return response;
  };
  const save = async (file: string, response: Response) =>
    write(file, Buffer.from(await response.arrayBuffer()));

  const redirects: Hosting['redirects'] = [];
  const addresses = await list();
  await pMap(
    addresses,
    async (address) => {
      const response = await ask(address);
      const file = `${address === '/' ? '/index' : address}.html`;
      const to = response.headers.get('Location');
      if (to) {
        redirects.push({ from: address, to, status: response.status });
        return write(file, movedFile(to, siteUrl));
      }
      const picture = await ask(socialPicturePath(address));
      if (picture.ok) await save(socialPicturePath(address), picture);
      return save(file, response);
    },
    { concurrency: 4 },
  );
  await save('/404.html', await ask(unknownAddress));
  await save(`${appShell}.html`, await ask(paths.admin.dashboard));
  for (const resource of [feedPath, '/robots.txt', '/sitemap.xml']) await save(resource, await ask(resource));
  for (let part = 1, response; (response = await ask(`/sitemap-${part}.xml`)).ok; part += 1) {
    await save(`/sitemap-${part}.xml`, response);
  }

  const hosting: Hosting = {
    headers: securityHeaders(),
    redirects,
    clientRendered: [paths.admin.dashboard, `${paths.admin.dashboard}/*`],
  };
  const hashed = (await readdir(join(dir, hashedFiles))).map((file) => hashedFiles + file);
  await write('/_headers', headersFile(hosting));
  await write('/_redirects', redirectsFile(hosting));
  await write('/vercel.json', vercelFile(hosting, hashed));
  return addresses.length;
}
