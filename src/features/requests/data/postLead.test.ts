import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { postLead } from './postLead.ts';

let made = 0;
vi.mock('./makeProof.ts', () => ({
  makeProof: async () => (canWork ? `proof ${(made += 1)}` : undefined),
}));

let canWork: boolean;
/** The proofs that arrived. */
let sent: (string | null)[];
let statuses: number[];
let disconnect: () => void;

beforeEach(() => {
  canWork = true;
  made = 0;
  sent = [];
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

test('an ordinary visitor sends once, without a proof', async () => {
  statuses = [];
  await postLead('leads', {});
  expect(sent).toEqual([null]);
});

test('what is refused for want of a proof is sent again with one, and once more with a dearer one', async () => {
  statuses = [428, 428, 201, 428, 428, 428];
  await postLead('leads', {});
  expect(sent).toEqual([null, 'proof 1', 'proof 2']);
  await expect(postLead('leads', {})).rejects.toThrow('Refusé.');
  expect(sent).toHaveLength(6);
});

test('what failed otherwise, or can’t be proved, isn’t sent again', async () => {
  statuses = [500, 428];
  await expect(postLead('leads', {})).rejects.toThrow();
  canWork = false;
  await expect(postLead('leads', {})).rejects.toThrow('Refusé.');
  expect(sent).toEqual([null, null]);
});
