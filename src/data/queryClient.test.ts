import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { DataError } from './errors.ts';
import type { DataErrorKind } from './errorSentences.ts';
import { createQueryClient, type FailureListener, invalidate } from './queryClient.ts';

it('asks anew for what was written while a list loads for the first time', async () => {
  let rows: string[] = [];
  const client = createQueryClient();
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      const read = rows;
      await Promise.resolve();
      return read;
    },
  });
  const stop = list.subscribe(() => undefined);
  rows = ['written'];
  await invalidate(client, ['list']);
  expect(list.getCurrentResult().data).toEqual(['written']);
  stop();
});

/** A client with a screen that shows these reads; what it shows of failures is collected. */
function watch(reads: Record<string, () => Promise<string>>) {
  const failures: Parameters<FailureListener>[0][] = [];
  const client = createQueryClient({
    retryDelay: () => 0,
    onFailure: (failure) => failures.push(failure),
  });
  const meta = { notice: 'dataNotLoaded' } as const;
  for (const [key, queryFn] of Object.entries(reads))
    new QueryObserver(client, { queryKey: [key], queryFn, meta }).subscribe(() => undefined);
  return { client, failures };
}

const reject = (kind: DataErrorKind) => () => Promise.reject(new DataError(kind));

it('shows reads that fail together once, when all have answered', async () => {
  let answer = (_text: string): void => undefined;
  const slow = () => new Promise<string>((resolve) => (answer = resolve));
  const { client, failures } = watch({ first: reject('forbidden'), second: reject('offline'), slow });
  await vi.waitFor(() => expect(client.isFetching()).toBe(1));
  expect(failures).toEqual([]);
  answer('here');
  await vi.waitFor(() => expect(failures).toEqual([{ notice: 'dataNotLoaded' }]));
  await client.refetchQueries({ queryKey: ['first'] });
  await vi.waitFor(() => expect(failures).toHaveLength(2));
});

it('shows no read that nobody looks at, nor the end of a session', async () => {
  const { client, failures } = watch({ ended: reject('unauthenticated') });
  const options = {
    queryKey: ['unseen'],
    queryFn: reject('forbidden'),
    meta: { notice: 'dataNotLoaded' },
  } as const;
  await client.fetchQuery(options).catch(() => undefined);
  await vi.waitFor(() => expect(client.getQueryState(['ended'])?.status).toBe('error'));
  expect(failures).toEqual([]);
});

it('shows why a write failed, unless it is shown otherwise', async () => {
  const { client, failures } = watch({});
  const write = async (meta: { isErrorHandled?: boolean }) => {
    const observer = new MutationObserver(client, { mutationFn: reject('refused'), meta });
    await observer.mutate().catch(() => undefined);
  };
  await write({ isErrorHandled: true });
  await write({});
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(failures).toEqual([{ error: expect.objectContaining({ kind: 'refused' }) as unknown }]);
});
