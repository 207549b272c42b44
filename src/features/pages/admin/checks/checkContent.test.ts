import { expect, it } from 'vitest';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { checkContent } from './checkContent.ts';

const toState = (document: string, online: unknown) => ({ document, online }) as DocumentState;

/** The rules that something is found by, with the field. */
async function check(document: string, value: unknown, others: DocumentState[] = []) {
  const findings = await checkContent(document, value, {
    fetchContents: async () => others,
    fetchColorSpace: async () => undefined,
    fetchPageChange: async () => null,
  });
  return findings.map(({ rule, field }) => `${rule} ${field}`);
}

it('finds an address that is taken, among documents of the same kind that are online', async () => {
  const others = [toState('project/un', { slug: 'pris' }), toState('project/deux', null)];
  expect(await check('project/trois', { slug: 'pris' }, others)).toEqual(['addressTaken slug']);
  expect(await check('project/un', { slug: 'pris' }, others)).toEqual([]);
  expect(await check('page/un', { slug: 'pris' }, others)).toEqual([]);
});

it.each([
  ['project/un', { film: { title: 'Le film', src: '/x.mp4', isSilent: true }, cover: 'dusk' }, ['film']],
  [
    'project/un',
    { film: { title: 'Le film', src: '/x.mp4', isSilent: true, poster: '/x.jpg' }, cover: 'dusk' },
    [],
  ],
  ['project/un', { cover: 'dusk' }, []],
  ['formations/courseCatalogue', { courses: [{}, {}, { isHidden: true }] }, ['courses']],
  ['formations/courseCatalogue', { courses: [{}, {}, {}] }, []],
])('says what %s lacks for a rich result', async (document, value, fields) => {
  expect(await check(document, value)).toEqual(fields.map((field) => `richResult ${field}`));
});
