import { followClock } from '../clock.ts';
import { createBackend } from './createBackend.ts';
import { type Call, type Outcome, packResponse, unpackRequest } from './workerMessages.ts';

const opening = createBackend();

async function answer({ name, values }: Call): Promise<unknown> {
  const backend = await opening;
  switch (name) {
    case 'fetch':
      return packResponse(await backend.fetch(unpackRequest(values[0])));
    case 'exec':
      return backend.exec(...values);
    case 'query':
      return backend.query(...values);
    case 'store':
      return backend.store(...values);
    case 'reset':
      return backend.reset();
  }
}

addEventListener('message', ({ data: call }: MessageEvent<Call>) => {
  const { id } = call;
  const send = (outcome: Outcome) => postMessage(outcome);
  followClock(call.clock);
  answer(call).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error }),
  );
});
