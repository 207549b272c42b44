import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { NodePlopAPI } from 'plop';

/** `npm run new -- component Button`, `-- section home/Hero`, `-- screen articles/ArticleListPage`. */
export default function generators(plop: NodePlopAPI) {
  const files = (template: string, destination: string) => [
    {
      type: 'addMany',
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
  plop.setHelper('base', (path: string) => path.split('/').at(-1) ?? path);
  plop.setHelper('contentFile', (path: string) => {
    const base = path.split('/').at(-1) ?? path;
    return base.charAt(0).toLowerCase() + base.slice(1);
  });
  plop.setHelper('folder', (path: string) => path.split('/').slice(0, -1).join('/'));

  plop.setGenerator('component', {
    description: 'A design-system component with its styles and stories',
    prompts: name('Name of the component (Button)'),
    actions: files('component', 'design-system/components/{{name}}'),
  });
  plop.setGenerator('section', {
    description: 'A section of the public site with its form and stories',
    prompts: name('Area and name of the section (home/Hero)'),
    actions: files('section', 'site/sections/{{name}}'),
  });
  plop.setGenerator('screen', {
    description: 'A screen of the back-office with its styles and stories',
    prompts: name('Feature and name of the screen (articles/ArticleListPage)'),
    actions: files('screen', 'features/{{folder name}}/admin'),
  });
}
