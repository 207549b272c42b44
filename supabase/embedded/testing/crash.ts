import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import { powerCut, recordingSyncs } from './powerCut.ts';

const killAtStep = fileURLToPath(new URL('./killAtStep.ts', import.meta.url));

/** A folder as a crash left it. */
export type Wreck = {
  folder: string;
  /** Step before which it came; undefined when the program got to its end. */
  step: number | undefined;
  /** What ended the program: a signal alone, or a cut of power, after which unsynced bytes or names too are gone. */
  cause: 'kill' | 'bytes lost' | 'names lost';
};

/**
 * Runs a program once for each of its steps, and ends it there, and once to its end. The program is the text of a module
 * whose working directory is a copy of `start`.
 *
 * @param scene folder for everything that is needed meanwhile.
 * @param examine is given what each crash left.
 */
export async function crashAtEveryStep(
  scene: string,
  start: string,
  program: string,
  examine: (wreck: Wreck) => Promise<void>,
): Promise<void> {
  async function run(killAt: number): Promise<number | undefined> {
    const place = join(scene, `step-${killAt}`);
    const [folder, log] = [join(place, 'folder'), join(place, 'log')];
    await mkdir(place, { recursive: true });
    await cp(start, folder, { recursive: true });
    const { execArgv, env } = recordingSyncs(folder, log);
    const child = spawn(
      process.execPath,
      [...execArgv, '--import', killAtStep, '--input-type=module', '-e', program],
      { cwd: folder, env: { ...process.env, ...env, KILL_AT: String(killAt) } },
    );
    const [printed, complaint] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const isDone = child.exitCode === 0;
    if (!isDone && child.signalCode !== 'SIGKILL') throw new Error(complaint);

    const step = isDone ? undefined : killAt;
    for (const [names, cause] of [
      ['written', 'bytes lost'],
      ['synced', 'names lost'],
    ] as const) {
      const left = join(place, cause);
      await powerCut(folder, log, left, { names });
      await examine({ folder: left, step, cause });
    }
    await examine({ folder, step, cause: 'kill' });
    await rm(place, { recursive: true });
    return isDone ? Number(printed) : undefined;
  }

  const steps = await run(0);
  await pMap(
    Array.from({ length: steps ?? 0 }, (_, index) => index + 1),
    run,
    { concurrency: 2 },
  );
}
