import type { Regression } from '../plantRegression.ts';

/** Conditions on an address under which the server keeps what it has rendered before, without asking anybody. */
const ofServer = {
  list: `address === '/blog' || address.startsWith('/blog?')`,
  related: `address.startsWith('/blog/') &&
    (await areUnchanged(asked, entry.requests.filter(({ path }) => path.includes('slug=eq.'))))`,
  feed: `address === '/blog/feed.xml'`,
  'site map': `address === '/sitemap.xml'`,
  picture: `address.startsWith('/og/')`,
  'composed page': `/^\\/(uno|dos)$/.test(address)`,
  contents: `address === '/'`,
};

/** The same for what brings an exported site up to date. */
const ofPublish = { ...ofServer, related: `address.startsWith('/blog/') && !named.has(address)` };

const asked = 'if (entry && (await areUnchanged(asked, entry.requests))) {';
const chosen = 'shown: addresses.filter((address) => !isCurrent(address)),';

/** Each of the addresses that show what has changed forgotten in turn, and the test that has to notice. */
export const plantedOmissions: Record<string, Regression & { test: string }> = Object.fromEntries([
  ...Object.entries(ofServer).map(([name, condition]) => [
    `server: ${name}`,
    {
      test: 'src/server/freshness.thorough.test.ts',
      file: 'src/server/answer.ts',
      before: asked,
      after: `if (entry && (${condition} || (await areUnchanged(asked, entry.requests)))) {`,
    },
  ]),
  ...Object.entries(ofPublish).map(([name, condition]) => [
    `publish: ${name}`,
    {
      test: 'src/server/exportSite.thorough.test.ts',
      file: 'src/server/exportSite.ts',
      before: chosen,
      after: `shown: addresses.filter((address) => !isCurrent(address) && !(before.files.has(address) && (${condition}))),`,
    },
  ]),
]);
