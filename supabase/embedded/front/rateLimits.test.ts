import { expect, it } from 'vitest';
import { clientKey, createRateLimiter } from './rateLimits.ts';

it('gives back what was not used, evenly over its time', () => {
  const time = { now: 0 };
  const limiter = createRateLimiter({ requests: 2, seconds: 60 }, () => time.now);
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 30]);
  expect(limiter.take('b')).toBe(0);
  time.now = 30_000;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 30]);
  limiter.giveBack('a');
  expect(limiter.take('a')).toBe(0);
});

it('counts what has turned out to be much, beyond what is left', () => {
  const time = { now: 0 };
  const limiter = createRateLimiter({ requests: 6000, seconds: 60 }, () => time.now);
  limiter.spend('a', 2750);
  expect([limiter.waitOf('a'), limiter.waitOf('b')]).toEqual([0, 0]);
  limiter.spend('a', 7750);
  expect(limiter.waitOf('a')).toBe(46);
  time.now = 46_000;
  expect(limiter.waitOf('a')).toBe(0);
});

it('forgets the oldest rather than grow without end', () => {
  const limiter = createRateLimiter({ requests: 1, seconds: 60 }, () => 0);
  for (let n = 0; n < 10_001; n += 1) limiter.take(String(n));
  expect(limiter.take('0')).toBe(0);
  expect(limiter.take('10000')).toBe(60);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
