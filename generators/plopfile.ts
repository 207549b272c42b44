import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { applyCorrections, findTypographyCorrections } from '../src/typography/corrections.ts';

/** The rooms of the workbench in which pieces of a rubric stand. */
const listRooms = (rubric: string) => [
  ...new Set(
    globSync('src/**/*.stories.tsx').flatMap(
      (file) => new RegExp(`title: '${rubric}/([^/']+)/`).exec(readFileSync(file, 'utf8'))?.[1] ?? [],
    ),
  ),
];

const typeset = (text: string) => applyCorrections(text, findTypographyCorrections(text));

/** A question that nothing but an answer ends: where nobody can be asked, it says what is missing. */
const ask = (name: string, question: string, refuse: (answer: string) => string | false) => ({
  type: 'input',
  name,
  message() {
    if (!process.stdin.isTTY) throw new Error(`Missing: --${name} "${question}"`);
    return question;
  },
  filter: (answer: string) => typeset(answer.trim()),
  validate: (answer: string) => refuse(answer.trim()) || true,
});

/** What would end the text in the code that it stands in. */
const breaksCode = /[`\\<>{}"]/;

const askSentence = (name: string, question: string) =>
  ask(
    name,
    question,
    (answer) =>
      (!/^.{11,}[.!?]$/.test(answer) || breaksCode.test(answer)) && `${name}: a sentence in French.`,
  );

const askName = (name: string, question: string) =>
  ask(
    name,
    question,
    (answer) =>
      (!/^\p{Lu}/u.test(answer) || /\//.test(answer) || breaksCode.test(answer)) &&
      `${name}: in French, with a capital.`,
  );

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/**
 * Names a new section in the page of its area: what imports it, its texts, and the piece itself, last of all, from where whoever writes
 * it moves that one line. Says what is left to do where the area is no page's name.
 */
function addToPage(src: string, path: string): string {
  const [area = '', piece = ''] = path.split('/');
  const page = `${area.charAt(0).toUpperCase()}${area.slice(1)}Page`;
  const file = join(src, 'site/pages', page, `${page}.tsx`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const content = `${lowerFirst(piece)}Content`;
  const folder = `#site/sections/${path}`;
  const added = text
    .replace(
      /(?<=^|\n)const page = pageContents\(\{\n(?:  .*\n)*?(?=\}\);)/,
      (known) => `${known}  '${area}/${lowerFirst(piece)}': ${content},\n`,
    )
    .replace(/\n    <\/>(?=\n  \);\n\}\n*$)/, `\n      <${piece} {...contents.${lowerFirst(piece)}} />$&`);
  if (added === text) return `name it in the page that shows it, as docs/adding.md says`;
  const imports = `import { ${content} } from '${folder}/${lowerFirst(piece)}.section.ts';
import { ${piece} } from '${folder}/${piece}.tsx';
`;
  writeFileSync(file, added.replace(/(?<=(?:^|\n)import .*;\n)(?!import |\} from )/, imports));
  execFileSync('npx', ['oxfmt', file], { shell: process.platform === 'win32' });
  return `named in ${relative('.', file)}: move its line to where it belongs`;
}

/** `npm run new -- component`, `primitive`, `form`, `section` and `screen`, answers after it or asked for (`docs/adding.md`). */
export default function generators(plop: NodePlopAPI) {
  const files = (template: string, destination: string, data: object = {}) => [
    {
      type: 'addMany',
      data,
      base: `templates/${template}`,
      templateFiles: `templates/${template}/*.hbs`,
      destination: `../src/${destination}`,
    },
    // How a line is broken depends on how long the name is.
    (answers: object) => {
      const folder = resolve(plop.getDestBasePath(), '../src', plop.renderString(destination, answers));
      execFileSync('npx', ['oxfmt', folder], { shell: process.platform === 'win32' });
      return `formatted ${folder}`;
    },
  ];
  /** What is asked of every piece: its name in the code, what people call it, what it is, and when to take it. */
  const questions = (example: string) => [
    ask(
      'name',
      `Name in the code (${example})`,
      (value) =>
        !(example.includes('/') ? /^([a-z][A-Za-z]*\/)+[A-Z][A-Za-z]+$/ : /^[A-Z][A-Za-z]+$/).test(value) &&
        `name: in PascalCase, as ${example}.`,
    ),
    askName('title', 'Name in French (Bouton)'),
    askSentence('sentence', 'What it is, in a French sentence'),
    askSentence('use', 'When to take it, in a French sentence'),
  ];
  const askRoom = (rubric: string) => askName('room', `Room in French: ${listRooms(rubric).join(', ')}`);
  plop.setHelper('base', (path: string) => path.split('/').at(-1) ?? path);
  plop.setHelper('contentFile', (path: string) => lowerFirst(path.split('/').at(-1) ?? path));
  plop.setHelper('folder', (path: string) => path.split('/').slice(0, -1).join('/'));

  for (const { kind, folder, room } of [
    { kind: 'component', folder: 'components', room: 'Composants' },
    { kind: 'primitive', folder: 'primitives', room: 'Primitives' },
    { kind: 'form', folder: 'forms', room: 'Formulaires' },
  ]) {
    plop.setGenerator(kind, {
      description: `A piece of the design system in \`${folder}\`, with its styles, guide and stories`,
      prompts: questions('Button'),
      actions: files(kind === 'form' ? 'form' : 'component', `design-system/${folder}/{{name}}`, { room }),
    });
  }
  plop.setGenerator('section', {
    description: 'A section of the public site with its form and stories',
    prompts: [...questions('home/Hero'), askRoom('Sections')],
    actions: [
      ...files('section', 'site/sections/{{name}}'),
      (answers: object) =>
        addToPage(resolve(plop.getDestBasePath(), '../src'), (answers as { name: string }).name),
    ],
  });
  plop.setGenerator('screen', {
    description: 'A screen of the back-office with its styles and stories',
    prompts: [...questions('articles/ArticleListPage'), askRoom('Administration')],
    actions: files('screen', 'features/{{folder name}}/admin/{{base name}}'),
  });
}
