import '@vitest/browser-playwright';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand, Reporter, TestModule } from 'vitest/node';
import { folderOf, pictureFile, removeDifferences, writeDifferences } from './differences.ts';
import {
  type Difference,
  formatPictures,
  getKey,
  listPath,
  parsePictures,
  type Picture,
  type TakenPicture,
} from './pictureList.ts';

const root = join(import.meta.dirname, '../..');

/** The pictures of the repository, as digests. */
const listFile = join(root, listPath);

/** A story is at rest once pictures have been equal for this many ms: a busy machine draws nothing for a second in the midst of it. */
const STILL = 3000;
/** A story that hasn't come to rest after this many ms never will. */
const LONGEST = 20_000;

const known = new Map(
  parsePictures(readFileSync(listFile, 'utf8')).map((picture) => [getKey(picture), picture]),
);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export type Shot = { story: string; window: string; width: number; height: number };

/** The picture that was taken, by its digest, and what speaks against it. */
export type Verdict = { digest: string; problem?: string };

/**
 * Takes the picture of a story and compares it with that of the repository: they may differ, and there may be none.
 * With `--update`, it becomes that of the repository. Throws when what is shown doesn't come to rest.
 */
export const comparePicture: BrowserCommand<[Shot]> = async (
  { page, context, testPath = '', project },
  { story, window, width, height },
) => {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const file = relative(root, testPath).replaceAll('\\', '/');
  const expected = known.get(getKey({ file, story, window }))?.digest;

  const take = async () => {
    const { data } = await (
      await session
    ).send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    const image = Buffer.from(data, 'base64');
    // Of the points, not of the file: zlib compresses otherwise on another processor.
    const points = await sharp(image).raw().toBuffer();
    return { image, digest: createHash('sha256').update(points).digest('hex').slice(0, 16) };
  };

  const start = performance.now();
  let [taken, since] = [await take(), performance.now()];
  while (taken.digest !== expected && performance.now() - since < STILL) {
    if (performance.now() - start > LONGEST) throw new Error(`${story} (${window}) doesn’t come to rest.`);
    await setTimeout(50);
    const next = await take();
    if (next.digest !== taken.digest) [taken, since] = [next, performance.now()];
  }

  const { image, digest } = taken;
  const path = getPath(digest);
  if (!existsSync(path)) save(path, image);
  if (digest === expected) return { digest };
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    update({ file, story, window, digest });
    return { digest };
  }
  const folder = folderOf({ story, window });
  const problem = expected
    ? `The picture of ${story} (${window}) has changed: ${folder} has before, after and difference.`
    : `There is no picture of ${story} (${window}) yet: ${folder} has what it would be.`;
  return { digest, problem };
};

const getPath = (digest: string) => pictureFile(root, digest);

/** Written under another name first, so that an interrupted run leaves no half picture. */
function save(path: string, image: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, image);
  renameSync(`${path}.part`, path);
}

function update(picture: Picture) {
  known.set(getKey(picture), picture);
  writeFileSync(listFile, formatPictures([...known.values()]));
}

/**
 * The list loses the stories that no longer have pictures: those of files that are gone, and those of a file that ran
 * which weren't drawn. Without `--update`, they fail the run.
 */
export const pictureReporter: Reporter = {
  onTestRunStart() {
    if (process.env.PICTURES) removeDifferences(root);
  },
  async onTestRunEnd(modules) {
    const pictured = process.env.PICTURES
      ? modules.filter(({ project }) => project.name.startsWith('storybook'))
      : [];
    if (pictured.length === 0) return;
    await showDifferences(pictured);
    // Not those that a browser was never found for.
    const ran = pictured.filter((module) => ['passed', 'skipped'].includes(module.state()));
    const isWhole = !process.argv.some((word) => /^(-t|--testNamePattern)\b/.test(word));
    const drawn = new Map(
      ran.map(({ relativeModuleId, children }) => [
        relativeModuleId,
        new Set(
          [...children.allTests()].flatMap((test) => {
            const { storyId, pictures } = test.meta() as { storyId?: string; pictures?: unknown };
            return pictures ? storyId : [];
          }),
        ),
      ]),
    );
    const gone = [...known.values()].filter(
      ({ file, story }) =>
        !existsSync(join(root, file)) || (isWhole && drawn.has(file) && !drawn.get(file)?.has(story)),
    );
    if (gone.length === 0) return;
    if (ran.every(({ project }) => project.config.snapshotOptions.updateSnapshot !== 'all')) {
      process.exitCode = 1;
      console.error(`Pictures of stories that are gone:\n${formatPictures(gone)}`);
      return;
    }
    for (const picture of gone) known.delete(getKey(picture));
    writeFileSync(listFile, formatPictures([...known.values()]));
  },
};

/** At the very end, one line each: what a log is read for. */
async function showDifferences(modules: readonly TestModule[]) {
  const pictures = modules.flatMap(({ children, relativeModuleId: file }) =>
    [...children.allTests()].flatMap((test) => {
      const { storyId: story = '', pictures: taken = [] } = test.meta() as {
        storyId?: string;
        pictures?: TakenPicture[];
      };
      return taken.map((picture) => ({ file, story, ...picture }));
    }),
  );
  const differing = pictures
    .filter(({ isAsListed }) => !isAsListed)
    .map(({ file, story, window, digest }): Difference => {
      const before = known.get(getKey({ file, story, window }))?.digest;
      return { file, story, window, ...(before && { before }), after: digest };
    });
  if (differing.length === 0) return;
  console.error(`${differing.length} of ${pictures.length} pictures aren’t those of the list:`);
  await writeDifferences(root, differing);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: Shot) => Promise<Verdict>;
  }
}
