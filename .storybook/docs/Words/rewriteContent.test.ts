import { describe, expect, it } from 'vitest';
import { readContentSource } from './contentSource.ts';
import { patchOf, rewriteContent } from './rewriteContent.ts';

const text = `import { paths } from '#paths.ts';
import type { SomeContent } from './some.schema.ts';

export const someContent = {
  // Ce que le titre dit.
  title: 'Bonjour',
  action: { label: 'Écrire', to: paths.contact },
  lead: \`Une \${'très'} longue histoire\`,
  words: ['un', 'deux'],
  steps: [
    { id: 'a', title: 'Écouter', isHidden: true },
    {
      id: 'b',
      title: "L'ouïe",
    },
  ],
} satisfies SomeContent;
`;

const before = {
  title: 'Bonjour',
  action: { label: 'Écrire', to: '/contact' },
  lead: 'Une très longue histoire',
  words: ['un', 'deux'],
  steps: [
    { id: 'a', title: 'Écouter', isHidden: true },
    { id: 'b', title: "L'ouïe" },
  ],
};

const rewrite = (after: unknown) =>
  rewriteContent(readContentSource('some.content.ts', text), 'someContent', before, after);

describe('a content is rewritten in its source', () => {
  it('leaves what did not change as it is written', () => {
    expect(rewrite(structuredClone(before))).toBe(text);
  });

  it.each([
    ['an apostrophe', "L'âme", `title: "L'âme"`],
    ['quotation marks', 'Dites "oui"', `title: 'Dites "oui"'`],
    ['both', `L'"âme"`, `title: 'L\\'"âme"'`],
    ['what a template would take for its own', '`${x}`', "title: '`${x}`'"],
    ['a backslash and a line', 'a\\b\nc', String.raw`title: 'a\\b\nc'`],
    ['a long text, on the next line', 'mot '.repeat(30).trim(), `title:\n    'mot mot`],
  ])('writes %s', (_, title, written) => {
    expect(rewrite({ ...before, title })).toBe(
      text.replace(
        "title: 'Bonjour'",
        () => `${written}${title.startsWith('mot') ? ' mot'.repeat(28) + "'" : ''}`,
      ),
    );
  });

  it('takes the place of an expression, and of the import that nothing uses any more', () => {
    expect(rewrite({ ...before, action: { label: 'Écrire', to: 'tel:+1' }, lead: 'Court' })).toBe(
      text
        .replace("import { paths } from '#paths.ts';\n", '')
        .replace('paths.contact', "'tel:+1'")
        .replace("`Une ${'très'} longue histoire`", "'Court'"),
    );
  });

  it('moves, adds and takes away items, each as it is written', () => {
    const [a, b] = before.steps;
    expect(rewrite({ ...before, words: ['deux', 'trois', 'un'], steps: [b, { ...a, title: 'Dire' }] })).toBe(
      text
        .replace("'un', 'deux'", "'deux', 'trois', 'un'")
        .replace(/steps: \[.*?\n {2}\]/s, () =>
          [
            'steps: [',
            '    {',
            "      id: 'b',",
            `      title: "L'ouïe",`,
            '    },',
            "    { id: 'a', title: 'Dire', isHidden: true },",
            '  ]',
          ].join('\n'),
        ),
    );
    expect(rewrite({ ...before, words: [] })).toBe(text.replace("['un', 'deux']", '[]'));
  });

  it('adds and takes away what may be left out', () => {
    const [a, b] = before.steps;
    expect(rewrite({ ...before, steps: [{ id: 'a', title: 'Écouter' }, b] })).toBe(
      text.replace(', isHidden: true', ''),
    );
    expect(rewrite({ ...before, steps: [a, { ...b, isHidden: true }] })).toBe(
      text.replace(`"L'ouïe",`, `"L'ouïe",\n      isHidden: true,`),
    );
    expect(rewrite({ ...before, action: { ...before.action, note: 'Ici' } })).toBe(
      text.replace('paths.contact', "paths.contact, note: 'Ici'"),
    );
  });
});

it('makes no patch of what is the same', () => {
  expect(patchOf('a.ts', text, text)).toBe('');
});
