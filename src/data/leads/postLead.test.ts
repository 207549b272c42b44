import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '../connection.ts';
import { forgetProof } from './findProof.ts';
import { postLead } from './postLead.ts';

let made = 0;
vi.mock('./makeProof.ts', () => ({ makeProof: async () => `proof ${(made += 1)}` }));

/** The proofs that arrived. */
let sent: (string | null)[];
let statuses: number[];
let disconnect: () => void;

beforeEach(() => {
  made = 0;
  sent = [];
  forgetProof();
  disconnect = connectTo({
    fetch: async (_address, init) => {
      sent.push(new Headers(init?.headers).get('x-proof'));
      const status = statuses.shift() ?? 201;
      const code = status === 428 ? 'PT428' : 'PGRST000';
      return new Response(status === 201 ? null : JSON.stringify({ code, message: 'Refusé.' }), { status });
    },
  });
});
afterEach(() => disconnect());

test('each thing that is sent has a proof of its own', async () => {
  statuses = [];
  await postLead('leads', {});
  await postLead('leads', {});
  expect(sent).toEqual(['proof 1', 'proof 2']);
});

test('a proof that is taken no more is made anew, once', async () => {
  statuses = [428, 201, 428, 428];
  await postLead('leads', {});
  expect(sent).toEqual(['proof 1', 'proof 2']);
  await expect(postLead('leads', {})).rejects.toThrow('Refusé.');
  expect(sent).toHaveLength(4);
});

test('what failed otherwise is sent again with the same proof', async () => {
  statuses = [500, 201];
  await expect(postLead('leads', {})).rejects.toThrow();
  await postLead('leads', {});
  expect(sent).toEqual(['proof 1', 'proof 1']);
});
