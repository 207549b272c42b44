import type { PGlite } from '@supabase/lite/pglite';
import { expect, it, vi } from 'vitest';
import { checkAnswers } from './soundAnswers.ts';

/** A database that answers each question of the protocol with these messages. */
function answering(...names: string[]) {
  const query = vi.fn(async () => ({ rows: [] }));
  const database = { query, execProtocolStream: async () => names.map((name) => ({ name })) };
  const onBroken = vi.fn();
  checkAnswers(database as unknown as PGlite, onBroken);
  return { database, query, onBroken };
}

const question = (kind: string) => new TextEncoder().encode(kind);

it('believes an answer that belongs to its question', async () => {
  const { database, onBroken } = answering('notice', 'bindComplete');
  await (database as unknown as PGlite).execProtocolStream(question('B'), {});
  expect(onBroken).not.toHaveBeenCalled();
});

it.each([
  ['B', 'parseComplete'],
  ['E', 'bindComplete'],
  ['S', 'commandComplete'],
])('tells that %s was answered with %s', async (kind, name) => {
  const { database, onBroken } = answering(name);
  await expect((database as unknown as PGlite).execProtocolStream(question(kind), {})).rejects.toThrow(name);
  expect(onBroken).toHaveBeenCalledOnce();
});

it('tells that a question was misread', async () => {
  const { database, query, onBroken } = answering();
  query.mockRejectedValueOnce(Object.assign(new Error('invalid message format'), { code: '08P01' }));
  await expect((database as unknown as PGlite).query('rollback')).rejects.toThrow('invalid message format');
  expect(onBroken).toHaveBeenCalledOnce();
});

it('refuses more parameters than a message can count', async () => {
  const { database, query } = answering();
  await expect((database as unknown as PGlite).query('select', Array(32_768).fill(1))).rejects.toMatchObject({
    code: '54000',
  });
  expect(query).not.toHaveBeenCalled();
});
