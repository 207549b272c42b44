import { execSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './history.ts';

/** Git ignores it, and so does whatever looks for modules, tests or stories: its name begins with a dot. */
const folder = '.changes';

/**
 * Checks a commit out beside the work tree, with the packages that its lock file names, hands it over, and removes it again.
 * Packages are the work tree's own, as hard links, when both lock files are the same; npm's own otherwise.
 */
export async function withWorkTree<T>(root: string, commit: string, run: (tree: string) => Promise<T>) {
  const tree = join(root, folder, commit.slice(0, 12));
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  remove();
  git(root, 'worktree', 'add', '--quiet', '--detach', '--force', tree, commit);
  try {
    const [here, there] = [root, tree].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'));
    if (here === there) linkFolder(join(root, 'node_modules'), join(tree, 'node_modules'));
    else execSync('npm ci --prefer-offline --no-audit --no-fund', { cwd: tree, stdio: 'ignore' });
    return await run(tree);
  } finally {
    remove();
  }
}

/** What tools have made of other sources stays where it is. */
const made = new Set(['.vite', '.vitest', '.cache']);

function linkFolder(source: string, target: string, without = made) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (without.has(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(from, to, new Set());
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}
