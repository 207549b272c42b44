// npm run changes -- [DEPUIS [JUSQU’À]] — writes the page « Ce qui a changé » of the workbench, from the repository alone:
// before, after and difference of every picture that differs, with the commits that touched it. Without names, or with an
// empty first one, from the last release (the last tag, or the first release in the history) on; up to what stands in the work tree.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ChangeSet, ChangeSetEntry, Moment } from '#storybook/docs/WhatChanged/changeSet.ts';
import { runTask } from '../../supabase/embedded/commands/commandLine.ts';
import { StartupError } from '../../supabase/embedded/startupError.ts';
import { type Commit, commitsBetween, commitsByLine, git } from './history.ts';
import { ModuleGraph } from './moduleGraph.ts';
import { drawDifferences, type PictureChange, writeChanges } from './pictureChanges.ts';
import { listPath, readPictures } from './pictureFiles.ts';
import { getKey } from './pictureList.ts';
import { everyStoryIsMadeOf } from './touchedStories.ts';
import { withWorkTree } from './workTree.ts';

const root = join(import.meta.dirname, '../..');
const changesFolder = join(root, 'node_modules/.cache/porte-voix/changes');

/** A point of the history, and where it can be drawn. */
type Version = Moment & {
  use: <T>(run: (tree: string) => Promise<T>) => Promise<T>;
  /** What stands there beyond the commit. */
  uncommitted: Commit[];
};

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
    uncommitted: [],
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
  uncommitted: uncommitted(),
});

/** What the first release is made of, by its subject: a clone may lack the tag. */
const FIRST = { name: 'v0.1.0', subject: '^workbench: let an observation of sizes' };

function lastRelease(): Version {
  const [tag] = git(root, 'tag', '--merged', 'HEAD^', '--sort=-creatordate').split('\n');
  if (tag) return versionAt(tag);
  const commit = git(root, 'log', '-1', '--format=%h', '--grep', FIRST.subject).trim();
  if (!commit) throw new StartupError('Aucune version n’est étiquetée : npm run changes -- DEPUIS [JUSQU’À]');
  return { ...versionAt(commit), name: FIRST.name };
}

function picturesAt(tree: string, { name }: Moment) {
  const pictures = readPictures(join(tree, listPath));
  if (pictures.length === 0) throw new StartupError(`« ${name} » n’a pas de liste d’images (${listPath}).`);
  return pictures;
}

/** How far a story is from each file that it is made of, in a work tree. */
function distancesIn(tree: string) {
  const graph = new ModuleGraph(tree);
  return {
    shared: graph.distancesFrom(everyStoryIsMadeOf),
    from: (storyFile: string) => graph.distancesFrom([storyFile], everyStoryIsMadeOf),
  };
}

/** The commits that changed what is or was as near as this, the nearest first. */
function commitsTouching(distances: Map<string, number>[], commits: Commit[]) {
  const getDistance = ({ files }: Commit) =>
    Math.min(...files.flatMap((file) => distances.map((from) => from.get(file) ?? Infinity)));
  return commits
    .map((commit) => ({ hash: commit.hash, distance: getDistance(commit) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ hash }) => hash);
}

/** What isn’t committed, as a commit that nobody has made yet. */
function uncommitted(): Commit[] {
  const files = git(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames', '-z')
    .split('\0')
    .map((entry) => entry.slice(3))
    .filter(Boolean);
  if (files.length === 0) return [];
  return [
    {
      hash: 'travail',
      subject: 'Pas encore enregistré dans git',
      body: files.join('\n'),
      author: git(root, 'config', 'user.name').trim(),
      date: new Date().toISOString(),
      approvedBy: [],
      isApprovalNamed: false,
      files,
    },
  ];
}

async function compare(from: Version, to: Version, folder: string): Promise<ChangeSet> {
  const commits = [...to.uncommitted, ...commitsBetween(root, from.commit, to.commit)];
  const renewals = commitsByLine(root, from.commit, to.commit, listPath);
  const pictures = await from.use((before) =>
    to.use(async (after) => {
      const { differences, trouble } = drawDifferences(
        { tree: before, pictures: picturesAt(before, from) },
        { tree: after, pictures: picturesAt(after, to) },
      );
      if (trouble) process.stderr.write(`${trouble}\n`);
      const changes = await writeChanges(differences, { before, after }, folder);
      const graphs = [distancesIn(before), distancesIn(after)];
      const sharing = commitsTouching(
        graphs.map(({ shared }) => shared),
        commits,
      );
      const touching = new Map(
        [...new Set(changes.map(({ file }) => file))].map((file) => [
          file,
          commitsTouching(
            graphs.map(({ from: distancesFrom }) => distancesFrom(file)),
            commits,
          ),
        ]),
      );
      return changes.map((change: PictureChange) => ({
        ...change,
        commits: touching.get(change.file) ?? [],
        renewedBy: renewals.get(getKey(change)) ?? [],
        sharing,
      }));
    }),
  );
  const named = new Set(
    pictures.flatMap((picture) => [...picture.commits, ...picture.renewedBy, ...picture.sharing]),
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
  const [fromName, toName] = process.argv.slice(2);
  const from = fromName ? versionAt(fromName) : lastRelease();
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
