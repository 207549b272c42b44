import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { isNamed } from '../../.storybook/storyNames.ts';

const folders = [...new Set(globSync('src/**/*.tsx').map((file) => dirname(file)))];

/** A folder with a piece that has its name. What is a part of another piece is a file in that one's folder. */
const components = folders.filter((folder) => globSync(`${folder}/${basename(folder)}.tsx`).length > 0);

const isSection = (file: string) => /primitives\/Section'|\/TitledSection/.test(readFileSync(file, 'utf8'));

it('shows each component in stories of its own', () => {
  expect(components.filter((folder) => globSync(`${folder}/*.stories.tsx`).length === 0)).toEqual([]);
});

it('shows each section of a page in stories of its own, whatever piece it is a part of', () => {
  const sections = globSync('src/{site,features/*/site}/**/*.styles.ts')
    .map((file) => file.replace('.styles.ts', ''))
    .filter((file) => globSync(`${file}.{tsx,styles.ts}`).some(isSection));
  expect(sections.filter((file) => globSync(`${file}.stories.tsx`).length === 0)).toEqual([]);
});

it('shows under the pointer each piece that has a rule for it: nothing else sees whether that is gone', () => {
  const ruled = globSync('src/**/*.styles.ts').filter((file) =>
    readFileSync(file, 'utf8').includes(':hover'),
  );
  const unseen = [...new Set(ruled.map((file) => dirname(file)))].filter((folder) =>
    globSync(`${folder}/*.stories.tsx`).every(
      (file) => !/\b(?:inStates|hovered)\b/.test(readFileSync(file, 'utf8')),
    ),
  );
  expect(unseen).toEqual([]);
});

/** What people look for by its name. Any other part of a piece is shown by the stories of that piece. */
const sought = /(?:Dialog|Form|Card|Badge|Field|View|Skeleton|Notice|Table|Screen|Error)$/;

it('names in a story each dialog, form, card, badge, field, view and state of a list that is exported, whatever file it stands in', () => {
  const stories = globSync('src/**/*.stories.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const exported = globSync('src/{admin,documents,features,lists,site}/**/*.tsx', {
    exclude: ['**/*.{stories,test,guide}.tsx', '**/testing/**'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  const unseen = exported
    .filter(({ name }) => sought.test(name) && !new RegExp(`\\b${name}\\b`).test(stories))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(unseen).toEqual([]);
});

/** Foundations are exported under their French names. */
const storyFiles = globSync('src/**/*.stories.tsx').filter(
  (file) => !/src.(theme|site.illustrations)./.test(file),
);

it('calls each piece by its French name, with that of the code beside it', () => {
  const titles = storyFiles.map((file) => ({
    file,
    title: /preview\.meta\(\{\s+title: '(.*)',/.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  }));
  const wrong = titles.filter(
    ({ file, title }) => !title.endsWith(` · ${basename(file).split('.')[0]}`) && title !== 'Courriels',
  );
  expect(wrong).toEqual([]);
});

/** Words of the code that no French title has. */
const english =
  /(?<!\p{L})(?:the|of|and|with|for|button|card|list|form|field|link|header|footer|dialog|picker|panel|player|picture|search|screen|settings|user|error|empty|loading|primary|secondary|title|text|edit|delete|booking|show|people|home)s?(?!\p{L})/iu;

it('says nothing in English but the name of the code', () => {
  const titles = storyFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(?:title|name): '(.*)',/gm)].map(([, title = '']) => title),
  );
  expect(titles.filter((title) => english.test(title.replace(/ · \w+$/, '')))).toEqual([]);
});

it('calls each story by a French name: its own, or one of those that many have (`.storybook/storyNames.ts`)', () => {
  const unnamed = storyFiles.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export const (\w+) = \w+\.(?:story|extend)\(\{?\s*(name: ')?/gm,
      ),
    ]
      .filter(([, exported = '', own]) => !own && !isNamed(storyNameFromExport(exported)))
      .map(([, exported]) => `${file}: ${exported}`),
  );
  expect(unnamed).toEqual([]);
});
