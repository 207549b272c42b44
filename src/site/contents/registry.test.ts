import { expect, it } from 'vitest';
import { sectionOf, sections } from './registry.ts';

it.each(sections.map((section) => [section.key, section] as const))(
  '%s: the code’s copy is a content as its schema wants it, already clean',
  (_, { schema, content }) => {
    expect(schema.parse(content)).toEqual(content);
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  },
);

it('finds a section by its key, which only one has', () => {
  for (const section of sections) expect(sectionOf(section.key)).toBe(section);
  expect(sectionOf('home/nothing')).toBeUndefined();
});
