import { expect, it } from 'vitest';
import { company } from '#data/company.ts';
import { composedSections } from './composedSections.tsx';
import { findSection, sections } from './registry.ts';

it.each(sections.map((section) => [section.key, section] as const))(
  '%s: the code’s copy is a content as its schema wants it, already clean',
  (_, { schema, content }) => {
    expect(schema.parse(content)).toEqual(content);
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  },
);

it('says in no text what settings and dates say, which are changed without it', () => {
  const texts = sections
    .filter(({ key }) => !/^(settings|internal)\//.test(key))
    .map(({ key, content }) => `${key}: ${JSON.stringify(content)}`);
  const facts = [
    company.address.street,
    company.phone,
    company.email,
    /\bde \d+\sh\b/,
    /\d+ personnes au plus/,
    /visioconférence, de/,
  ];
  expect(
    texts.filter((text) => facts.some((fact) => text.search(fact) >= 0)).map((text) => text.split(':')[0]),
  ).toEqual([]);
});

it('finds a section by its key, which only one has', () => {
  for (const section of sections) expect(findSection(section.key)).toBe(section);
  expect(findSection('home/nothing')).toBeUndefined();
});

it('describes whatever pages can be composed of, which alone needs no screen of its own', () => {
  expect(Object.keys(composedSections).filter((key) => !findSection(key))).toEqual([]);
  const unlisted = sections.filter(({ group }) => !group).map(({ key }) => key);
  expect(unlisted.filter((key) => !(key in composedSections))).toEqual([]);
});
