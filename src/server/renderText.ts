import { createHash } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { markdownProblem, tooMuchText } from '../markdownLimits.ts';
import type { TextTask } from './textWorker.ts';

/** Milliseconds of a processor that a text may take, whatever else the machine does: the longest of people take a tenth. */
const mostTime = 4000;

/** Megabytes that it may take. */
const mostMemory = 256;

/** Sources run as they are where the site isn't built. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? 'textWorker.ts' : 'textWorker.js',
  import.meta.url,
);

/** A thread that makes texts into HTML, the shortest first. A text that takes too much ends it, and another one begins. */
class TextThread {
  readonly #waiting: { length: number; start: () => void }[] = [];
  #isBusy = false;
  #worker: Worker | undefined;

  /** Null for a text that takes too much. Rejects where no thread can be had. */
  async render(task: TextTask): Promise<string | null> {
    if (this.#isBusy) {
      await new Promise<void>((start) => {
        this.#waiting.push({ length: task.text.length, start });
        this.#waiting.sort((one, other) => one.length - other.length);
      });
    }
    this.#isBusy = true;
    try {
      return await this.#run(task);
    } finally {
      const next = this.#waiting.shift();
      this.#isBusy = next !== undefined;
      next?.start();
    }
  }

  async #run(task: TextTask): Promise<string | null> {
    const worker = (this.#worker ??= this.#begin());
    const isOver = new AbortController();
    worker.ref();
    const answer = new Promise<string | null>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that renders texts has ended.')));
    });
    worker.postMessage(task);
    try {
      return await Promise.race([answer, outOfTime(worker, isOver.signal)]);
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      if (error instanceof TooMuch || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        return null;
      throw error;
    } finally {
      isOver.abort();
      const forget = () => {
        if (this.#worker === worker) this.#worker = undefined;
      };
      // Unheard, an error of a thread would end the process.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.on('error', forget).on('exit', forget).unref();
    }
  }

  #begin() {
    return new Worker(workerFile, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 32 },
    });
  }
}

class TooMuch extends Error {}

/** Rejects once a thread has had its time of a processor. */
async function outOfTime(worker: Worker, signal: AbortSignal): Promise<never> {
  let limit: number | undefined;
  for await (const _ of setInterval(100, undefined, { signal })) {
    // None as long as it begins.
    const usage = await worker.cpuUsage().catch(() => undefined);
    if (!usage) continue;
    const time = (usage.user + usage.system) / 1000;
    limit ??= time + mostTime;
    if (time > limit) break;
  }
  throw new TooMuch();
}

/** Short texts never wait for long ones. */
const threads = { short: new TextThread(), long: new TextThread() };
const short = 20_000;

/** The HTML of texts, by their digests; that of one which can't be shown is remembered too. */
const made = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 100,
});
const making = new Map<string, Promise<string>>();

/**
 * Makes a text in Markdown into HTML, in a thread that isn't the one that answers: whatever is written, other pages don't
 * wait for it. In the place of a text that takes too much stands a sentence, at once when the same text comes again.
 */
export async function renderText(text: string, images: TextTask['images']): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([text, images]))
    .digest('base64');
  const known = made.get(key) ?? making.get(key);
  if (known !== undefined) return known;
  const thread = text.length > short ? threads.long : threads.short;
  const rendered = (markdownProblem(text) === null ? thread.render({ text, images }) : Promise.resolve(null))
    .then((html) => {
      const shown = html ?? `<p>${tooMuchText}</p>`;
      made.set(key, shown);
      return shown;
    })
    .finally(() => making.delete(key));
  making.set(key, rendered);
  return rendered;
}
