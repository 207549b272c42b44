/**
 * What waits for a browser's part that may neither answer nor fail, as decoders and canvases of some do: undefined once it has
 * been silent for some seconds.
 */
export function untilSilent<Answer>(
  silence: number,
  ask: (answer: (value: Answer | undefined) => void, proceed: () => void) => void,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const answer = (value: Answer | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    const proceed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => answer(undefined), silence);
    };
    proceed();
    ask(answer, proceed);
  });
}

/** What a worker says: that it goes on, with what it knows by now, or what it has found out. */
export type WorkerMessage<Answer, Progress = true> = { progress: Progress } | { answer: Answer };

export interface WorkerOptions<Progress> {
  /** Milliseconds without a word after which nothing more is expected. */
  silence: number;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks a worker, and ends it: with its answer, undefined where it fails or falls silent, or an `AbortError`. */
export async function askWorker<Answer, Progress = true>(
  worker: Worker,
  task: unknown,
  { silence, onProgress, signal }: WorkerOptions<Progress>,
): Promise<Answer | undefined> {
  try {
    const answered = await untilSilent<Answer>(silence, (answer, proceed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<Answer, Progress>>) => {
        if ('answer' in data) return answer(data.answer);
        proceed();
        onProgress?.(data.progress);
      });
      worker.addEventListener('error', () => answer(undefined));
      signal?.addEventListener('abort', () => answer(undefined));
      worker.postMessage(task);
    });
    signal?.throwIfAborted();
    return answered;
  } finally {
    worker.terminate();
  }
}
