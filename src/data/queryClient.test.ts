import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient, invalidate } from './queryClient.ts';

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
