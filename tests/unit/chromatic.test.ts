import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const count = (source: string, words: string) => source.split(words).length - 1;

/** The project's files that a file imports, and that these import. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of read(file).matchAll(/(?:from|import)\s*\(?'([.#][^']+)'/g)) {
    const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier);
    const target = [path, `src/${path}`, `src/${path}/index.ts`].find(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
    );
    if (!target || found.has(target)) continue;
    found.add(target);
    importedBy(target, found);
  }
  return found;
}

describe('Chromatic', () => {
  it('leaves out the very stories that the pictures of the repository leave out', () => {
    const files = ['.storybook/faults.ts', ...globSync('{src,tests,.storybook}/**/*.stories.tsx')];
    const differing = files.filter(
      (file) => count(read(file), "'no-visual'") !== count(read(file), 'disableSnapshot: true'),
    );
    expect(differing).toEqual([]);
  });

  // What the preview imports is in each story: when it changes, all pictures are taken again.
  it('can tell which stories a change of a screen or of a section shows in', () => {
    const everywhere = [...importedBy('.storybook/preview.tsx')];
    expect(everywhere).toContain('.storybook/decorators/withRouter.tsx');
    expect(everywhere.filter((file) => /^src\/(app\/routes|admin|site\/\w+\/)/.test(file))).toEqual([]);
  });
});
