import { expect, it } from 'vitest';
import { siteAddresses } from '#documents/contents/addresses.ts';
import { suggestTarget } from './suggestTarget.ts';

const pages = [...siteAddresses, { value: '/blog/le-trac', label: 'Apprivoiser le trac (/blog/le-trac)' }];

it.each([
  ['/nos-formations.html', '/formations'],
  ['/fr/services/formation', '/services/formation-communication'],
  ['/apprivoiser', '/blog/le-trac'],
  ['/blog/2019/xyz', '/blog'],
  ['/zz', '/'],
])('for %s suggests %s', (path, page) => {
  expect(suggestTarget(path, pages)).toBe(page);
});
