import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { runVitest } from './runVitest.ts';

/** `npm run check -- FOLDER`: lints and tests one piece alone, what guides ask of it included, and says where the workbench shows it. */
const folder = relative('.', process.argv[2] ?? '').replaceAll('\\', '/');
const stories = folder ? globSync(`${folder}/**/*.stories.tsx`) : [];
if (stories.length === 0) throw new Error('npm run check -- FOLDER: the folder of a piece that has stories.');

const lint = spawnSync('npx', ['oxlint', '--type-aware', '--type-check', '--deny-warnings', folder], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const guides = ['.storybook/docs/Guide/guides.test.ts', 'tests/unit/stories.test.ts'];
const test = runVitest(['run', '--project', 'unit', '--project', 'storybook', `${folder}/`, ...guides], {
  stdio: 'inherit',
  env: { ...process.env, PIECE: folder.replace(/^src\//, '') },
});
for (const file of stories) {
  const title = /\btitle: '(.+)',/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  console.log(`npm run storybook, then http://localhost:6006/?path=/docs/${toId(title, 'Guide')}`);
}
process.exitCode = lint.status || test.status || 0;
