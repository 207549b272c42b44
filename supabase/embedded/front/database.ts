import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../startupError.ts';
import type { ClonedError, WorkerMessage, WorkerTask } from '../worker/protocol.ts';
import type { WorkerOptions } from '../worker/worker.ts';
import { createQueue, ownShare, type Share } from './queue.ts';

// Where V8 frees compiled WebAssembly, it now and then ends the whole process: "Check failed: jit_page_->allocations_.erase"
// (nodejs/node#64500). All that it would free is what the database was compiled to at first.
setFlagsFromString('--no-wasm-code-gc');

export type Database = Awaited<ReturnType<typeof openDatabase>>;

export type RunOptions = {
  share: Share;
  /** Milliseconds that it may run, waiting not counted. */
  limit: number;
  /** A task that nobody waits for any more, and that hasn't begun, is left out. */
  signal?: AbortSignal;
  /** Learns how many milliseconds it ran, however it ended. */
  onEnd?: (milliseconds: number) => void;
};

/** A statement ran longer than its role may: PostgreSQL's 57014. */
export class StatementTimeout extends Error {}

/** More tasks wait than could be carried out in good time. */
export class Busy extends Error {}

/**
 * The thread of the database broke down, or couldn't open its files; the next task finds it opened again. Whether a write was
 * kept is unknown.
 */
export class DatabaseFailure extends Error {}

/** An error of PostgreSQL that came back from the worker. */
class RemoteError extends Error {
  readonly code: string | undefined;

  constructor({ message, ...rest }: ClonedError) {
    super(message);
    Object.assign(this, rest);
    this.code = rest.code;
  }
}

/** The limit of what the project itself runs (migrations, seed, tools), in milliseconds. */
const ownLimit = 120_000;

/** What is still running when the data are closed gets that many milliseconds. */
const closingLimit = 1000;

type Job = RunOptions & {
  carryOut: (limit: number) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

/** What this process was started with, but for what a thread refuses: a program on the command line, sizes of the heap. */
function inheritedArguments(): string[] {
  const program = process.execArgv.findIndex((argument) => argument === '-e' || argument === '--eval');
  return process.execArgv.filter(
    (argument, index) =>
      !/^--(?:input-type|max-)/.test(argument) && (program === -1 || index < program || index > program + 1),
  );
}

/** One life of the worker. */
async function startSession(options: WorkerOptions, onEnd: () => void) {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), {
    workerData: options,
    execArgv: inheritedArguments(),
    // A request whose translation alone fills this is no request of the product's.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  let current: { resolve: (result: unknown) => void; reject: (error: unknown) => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let isEnding = false;
  const end = async (error: unknown) => {
    if (isEnding) return;
    isEnding = true;
    onEnd();
    clearTimeout(timer);
    // Whoever waits is answered once the thread is gone, so that nothing of it happens afterwards.
    await worker.terminate();
    current?.reject(error);
    current = undefined;
  };
  const expireIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void end(new StatementTimeout()), milliseconds);
  };
  const ask = (task: WorkerTask | undefined, limit: number) =>
    new Promise<unknown>((resolve, reject) => {
      current = { resolve, reject };
      expireIn(limit);
      if (task) worker.postMessage(task);
    });

  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'broken' || message.kind === 'failed') {
      const isForPeople = message.kind === 'failed' && message.isForPeople;
      void end(new (isForPeople ? StartupError : DatabaseFailure)(message.error.message));
      return;
    }
    clearTimeout(timer);
    const requested = current;
    current = undefined;
    if (message.kind === 'refused') requested?.reject(new RemoteError(message.error));
    else requested?.resolve(message.kind === 'done' ? message.result : undefined);
  });
  worker.on('error', (error) => void end(new DatabaseFailure(error.message, { cause: error })));
  worker.on('exit', () => void end(new DatabaseFailure('The thread of the database ended.')));

  await ask(undefined, ownLimit);
  return {
    run: ask,
    /** Makes a task that is running end within that many milliseconds. */
    hurry: (milliseconds: number) => {
      if (current) expireIn(milliseconds);
    },
    end: () => end(new DatabaseFailure('The database was closed.')),
  };
}

/**
 * Opens the database, in a thread of its own. What takes too long ends with its thread, and the data are opened again.
 *
 * @throws StartupError when a migration fails or isn't known here; DatabaseFailure when its files can't be opened.
 */
export async function openDatabase(options: WorkerOptions) {
  const queue = createQueue<Job>();
  let session: Awaited<ReturnType<typeof startSession>> | undefined;
  let isPumping = false;
  let isClosing = false;
  let isClosed = false;

  /** Opening the data again is an ordinary path: it replays PostgreSQL's log, and takes about a second. */
  const opened = async () => {
    if (isClosed) throw new DatabaseFailure('The database is closed.');
    session ??= await startSession(options, () => {
      session = undefined;
    });
    return session;
  };
  await opened();

  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    for (let job = queue.next(); job; job = queue.next()) {
      if (job.signal?.aborted) {
        job.reject(job.signal.reason);
        continue;
      }
      const start = performance.now();
      try {
        job.resolve((await job.carryOut(isClosing ? closingLimit : job.limit)) as never);
      } catch (error) {
        job.reject(error);
      }
      const milliseconds = performance.now() - start;
      queue.spend(milliseconds);
      job.onEnd?.(milliseconds);
    }
    isPumping = false;
  }

  const enqueue = <Result>(carryOut: Job['carryOut'], runOptions: RunOptions): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (queue.add(runOptions.share, { ...runOptions, carryOut, resolve, reject })) void pump();
      else reject(new Busy());
    });

  return {
    /**
     * Carries out one task, alone.
     *
     * @throws StatementTimeout when it runs longer than `limit` milliseconds, Busy when too many wait already,
     * DatabaseFailure when the thread broke down, or PostgreSQL's own error, as far as it could be cloned.
     */
    run: <Result>(task: WorkerTask, runOptions: RunOptions) =>
      enqueue<Result>(async (limit) => (await opened()).run(task, limit), runOptions),
    /** Lets what waits finish, ends what is running after a second, and closes PostgreSQL. */
    async close() {
      isClosing = true;
      session?.hurry(closingLimit);
      await enqueue(
        async () => {
          isClosed = true;
          await session?.run({ kind: 'close' }, ownLimit);
          await session?.end();
        },
        { share: ownShare, limit: ownLimit },
      );
    },
  };
}

/** The limits of a statement by who asks, in milliseconds, as a hosted project has them; `own` is for the project's tools. */
export const statementLimits = { visitor: 3000, person: 8000, own: ownLimit } as const;
