// npm run changes -- [DEPUIS [JUSQU’À]] — writes the page « Ce qui a changé » of the workbench, from the repository alone:
// before, after and difference of every picture that differs, with the commits that touched it. Without names, from the
// last release (the last tag) on; up to what stands in the work tree.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ChangeSet, ChangeSetEntry, Moment } from '#storybook/docs/WhatChanged/changeSet.ts';
import { runTask } from '../../supabase/embedded/commands/commandLine.ts';
import { StartupError } from '../../supabase/embedded/startupError.ts';
import { type Commit, commitsBetween, git } from './history.ts';
import { ModuleGraph } from './moduleGraph.ts';
import { drawDifferences, type PictureChange, writeChanges } from './pictureChanges.ts';
import { listPath, readPictures } from './pictureFiles.ts';
import { everyStoryIsMadeOf } from './touchedStories.ts';
import { withWorkTree } from './workTree.ts';

const root = join(import.meta.dirname, '../..');
const changesFolder = join(root, 'node_modules/.cache/porte-voix/evidence/changes');

/** A point of the history, and where it can be drawn. */
type Version = Moment & { use: <T>(run: (tree: string) => Promise<T>) => Promise<T> };

function commitAt(name: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim();
  } catch {
    throw new StartupError(`Il n’y a pas de commit « ${name} ».`);
  }
}

function versionAt(name: string): Version {
  const commit = commitAt(name);
  const date = git(root, 'log', '-1', '--format=%cI', commit).trim();
  return {
    name,
    commit: commit.slice(0, 7),
    date,
    // What stands here has pictures already, and the packages of its own lock file.
    use: (run) => (isCheckedOut(commit) ? run(root) : withWorkTree(root, commit, run)),
  };
}

const isCheckedOut = (commit: string) =>
  git(root, 'rev-parse', 'HEAD').trim() === commit && git(root, 'status', '--porcelain') === '';

const workTree = (): Version => ({
  ...versionAt('HEAD'),
  name: 'arbre de travail',
  date: new Date().toISOString(),
  use: (run) => run(root),
});

function lastRelease(): string {
  try {
    return git(root, 'describe', '--tags', '--abbrev=0', 'HEAD^').trim();
  } catch {
    throw new StartupError('Aucune version n’est étiquetée : npm run changes -- DEPUIS [JUSQU’À]');
  }
}

function picturesAt(tree: string, { name }: Moment) {
  const pictures = readPictures(join(tree, listPath));
  if (pictures.length === 0) throw new StartupError(`« ${name} » n’a pas de liste d’images (${listPath}).`);
  return pictures;
}

/** The commits that changed what a story is made of, those that changed what stands nearest to it first. */
function commitsOf(graph: ModuleGraph, common: Map<string, number>, commits: Commit[], storyFile: string) {
  const own = graph.distancesFrom([storyFile], everyStoryIsMadeOf);
  const distanceOf = ({ files }: Commit) =>
    Math.min(...files.map((file) => own.get(file) ?? (common.get(file) ?? Infinity) + 100));
  return commits
    .map((commit) => ({ hash: commit.hash, distance: distanceOf(commit) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ hash }) => hash);
}

async function compare(from: Version, to: Version, folder: string): Promise<ChangeSet> {
  const commits = commitsBetween(root, from.commit, to.commit);
  const { pictures, named } = await from.use((before) =>
    to.use(async (after) => {
      const differences = drawDifferences(
        { tree: before, pictures: picturesAt(before, from) },
        { tree: after, pictures: picturesAt(after, to) },
      );
      const changes = await writeChanges(differences, { before, after }, folder);
      const graph = new ModuleGraph(after);
      const common = graph.distancesFrom(everyStoryIsMadeOf);
      const reasons = new Map(
        [...new Set(changes.map(({ file }) => file))].map((file) => [
          file,
          commitsOf(graph, common, commits, file),
        ]),
      );
      return {
        pictures: changes.map((change: PictureChange) => ({
          ...change,
          commits: reasons.get(change.file) ?? [],
        })),
        named: new Set([...reasons.values()].flat()),
      };
    }),
  );
  return {
    from: { name: from.name, commit: from.commit, date: from.date },
    to: { name: to.name, commit: to.commit, date: to.date },
    pictures,
    commits: Object.fromEntries(
      commits.flatMap(({ hash, subject, body, author, date, approvedBy, isApprovalNamed }) =>
        named.has(hash) ? [[hash, { subject, body, author, date, approvedBy, isApprovalNamed }]] : [],
      ),
    ),
  };
}

/** All sets that stand there, the latest first. */
function writeIndex() {
  const entries = globSync('*/changes.json', { cwd: changesFolder }).map((path): ChangeSetEntry => {
    const { from, to } = JSON.parse(readFileSync(join(changesFolder, path), 'utf8')) as ChangeSet;
    return { folder: dirname(path), from: from.name, to: to.name, date: to.date };
  });
  const latestFirst = entries.toSorted((one, other) => other.date.localeCompare(one.date));
  writeFileSync(join(changesFolder, 'index.json'), JSON.stringify(latestFirst));
}

await runTask(async () => {
  const [fromName = lastRelease(), toName] = process.argv.slice(2);
  const from = versionAt(fromName);
  const to = toName ? versionAt(toName) : workTree();
  const name = `${from.name}-${toName ?? 'travail'}`.replaceAll(/[^\w.-]/g, '_');
  const folder = join(changesFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const set = await compare(from, to, folder);
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(set));
  writeIndex();
  return `Images qui ont changé de ${from.name} à ${to.name} : ${set.pictures.length}. L’atelier les montre sous « Ce qui a changé ».`;
});
