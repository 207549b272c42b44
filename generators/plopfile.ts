import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { publicPages } from '../src/publicPages.ts';

/** The room of the workbench in which the stories of a folder stand: that of those which are there already. */
function findRoom(rubric: string, folder: string) {
  const titles = globSync(`src/${folder}/**/*.stories.tsx`).flatMap(
    (file) => new RegExp(`title: '${rubric}/([^/']+)`).exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );
  const name =
    folder
      .replace(/\/admin$/, '')
      .split('/')
      .at(-1) ?? '';
  return titles[0] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

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

/** Where the back-office lists a new section: under the page of its area, in the middle, until whoever writes it says where. */
function sayWhereListed(path: string) {
  const [area = ''] = path.split('/');
  return Object.hasOwn(publicPages, area)
    ? `group: 'pages',\n  pages: ['${area}'],\n  order: 50,`
    : '// `group`, `pages` and `order` once a page shows it; pages may be composed of those of `composedSections.tsx`.';
}

/** `npm run new -- component Button`, `primitive Stack`, `form TextInput`, `section home/Hero`, `screen articles/ArticleListPage`. */
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
  const name = (message: string) => [
    {
      type: 'input',
      name: 'name',
      message,
      validate: (value: string) =>
        /^([a-z]+\/)*[A-Z][A-Za-z]+$/.test(value) ||
        'A PascalCase name, after its folder where one is needed.',
    },
  ];
  plop.setHelper('today', () => new Date().toISOString().slice(0, 10));
  plop.setHelper('base', (path: string) => path.split('/').at(-1) ?? path);
  plop.setHelper('contentFile', (path: string) => lowerFirst(path.split('/').at(-1) ?? path));
  plop.setHelper('sectionRoom', (path: string) => findRoom('Sections', `site/sections/${dirname(path)}`));
  plop.setHelper('screenRoom', (path: string) =>
    findRoom('Administration', `features/${dirname(path)}/admin`),
  );
  plop.setHelper('listing', sayWhereListed);
  plop.setHelper('folder', (path: string) => path.split('/').slice(0, -1).join('/'));

  for (const { kind, folder, room } of [
    { kind: 'component', folder: 'components', room: 'Composants' },
    { kind: 'primitive', folder: 'primitives', room: 'Primitives' },
    { kind: 'form', folder: 'forms', room: 'Formulaires' },
  ]) {
    plop.setGenerator(kind, {
      description: `A piece of the design system in \`${folder}\`, with its styles, guide and stories`,
      prompts: name('Name of the piece (Button)'),
      actions: files(kind === 'form' ? 'form' : 'component', `design-system/${folder}/{{name}}`, { room }),
    });
  }
  plop.setGenerator('section', {
    description: 'A section of the public site with its form and stories',
    prompts: name('Area and name of the section (home/Hero)'),
    actions: [
      ...files('section', 'site/sections/{{name}}'),
      (answers: object) =>
        addToPage(resolve(plop.getDestBasePath(), '../src'), (answers as { name: string }).name),
    ],
  });
  plop.setGenerator('screen', {
    description: 'A screen of the back-office with its styles and stories',
    prompts: name('Feature and name of the screen (articles/ArticleListPage)'),
    actions: files('screen', 'features/{{folder name}}/admin/{{base name}}'),
  });
}
