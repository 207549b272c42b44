// @vitest-environment node
import { expect, it } from 'vitest';
import { DataError } from '../data/errors.ts';
import { createFailureLog } from './failureLog.ts';

function openLog() {
  const time = { now: 0 };
  const written: string[] = [];
  return {
    time,
    written,
    log: createFailureLog(
      (line) => written.push(line),
      () => time.now,
    ),
  };
}

it('writes nothing of what a sender brought about', () => {
  const { log, written } = openLog();
  for (const details of [{ status: 429 }, { status: 400 }, { status: 503, code: '53300' }, { status: 499 }])
    log(new DataError('server', details), '/blog');
  expect(written).toEqual([]);
  log(new DataError('forbidden', { status: 403, code: '42501' }), '/blog');
  expect(written[0]).toMatch(/^\/blog .+\n$/);
});

it('writes a line for a failure, its stack once, and no more than twenty in a minute', () => {
  const { log, written, time } = openLog();
  const fail = (turn: number) => log(new Error(`Line one\nline two ${turn}`), `/${'x'.repeat(1000)}`);
  for (let turn = 0; turn < 1000; turn += 1) fail(turn);
  expect(written).toHaveLength(21);
  expect(written.join('').length).toBeLessThan(10_000);
  expect(written.filter((text) => text.includes('failureLog.test.ts'))).toHaveLength(1);
  time.now = 60_000;
  fail(1000);
  expect(written.slice(21)).toEqual(['… 980 more failures\n', expect.stringMatching(/^\/x+\n$/)]);
});
