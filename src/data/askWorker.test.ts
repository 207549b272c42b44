import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWorker, type WorkerMessage } from './askWorker.ts';

class FakeWorker extends EventTarget {
  terminate = vi.fn();
  postMessage = vi.fn();
  say(data: WorkerMessage<string, number>) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let worker: FakeWorker;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
});
afterEach(() => vi.useRealTimers());

const ask = (onProgress?: (part: number) => void, signal?: AbortSignal) =>
  askWorker<string, number>(worker as unknown as Worker, 'task', { silence: 1000, onProgress, signal });

it('gives the answer, and what is known on the way', async () => {
  const onProgress = vi.fn();
  const answer = ask(onProgress);
  worker.say({ progress: 0.5 });
  worker.say({ answer: 'done' });
  expect(await answer).toBe('done');
  expect(onProgress).toHaveBeenCalledWith(0.5);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('waits for whatever goes on, and ends what falls silent', async () => {
  const settled = vi.fn();
  const answer = ask().then(settled);
  for (let time = 0; time < 5; time += 1) {
    await vi.advanceTimersByTimeAsync(900);
    worker.say({ progress: time });
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(settled).toHaveBeenCalledWith(undefined);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends with the signal', async () => {
  const controller = new AbortController();
  const answer = ask(undefined, controller.signal);
  controller.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(worker.terminate).toHaveBeenCalledOnce();
});
