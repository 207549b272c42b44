import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { publishInTime } from './publishInTime.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('does what is due within a second, without anybody who reads, and tells of each change once', async () => {
  let number = 1;
  const sql = vi.fn(async (_statement: string) => [{ latest: number }]);
  const onChange = vi.fn();
  stop = publishInTime({ sql: sql as unknown as Backend['sql'] }, onChange);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sql.mock.calls.map(([statement]) => statement)).toContain(
    'select public.catch_up_page_changes() as latest',
  );
  onChange.mockClear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).not.toHaveBeenCalled();
  number = 2;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onChange).toHaveBeenCalledOnce();
});

it('goes on after a failure without filling the log, and stops when it is told to', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const sql = vi.fn().mockRejectedValue(new Error('Fermée'));
  stop = publishInTime({ sql });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sql.mock.calls.length).toBeGreaterThan(100);
  expect(write.mock.calls.filter(([line]) => line === 'publish: Fermée\n')).toHaveLength(20);
  // And a stack, once.
  expect(write).toHaveBeenCalledTimes(21);
  stop();
  const asked = sql.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sql).toHaveBeenCalledTimes(asked);
});
