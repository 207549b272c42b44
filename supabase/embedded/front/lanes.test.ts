import { expect, it } from 'vitest';
import { createLanes, ownShare } from './lanes.ts';

const visitor = (key: string) => ({ key, isKnown: false });
const person = (key: string) => ({ key, isKnown: true });

function lanesAt(time: { now: number }) {
  const lanes = createLanes<string>(() => time.now);
  const drain = () => {
    const order: string[] = [];
    for (let task = lanes.next(); task; task = lanes.next()) order.push(task);
    return order.join(' ');
  };
  return { lanes, drain };
}

it('lets reads pass a write that has only just come', () => {
  const { lanes, drain } = lanesAt({ now: 0 });
  lanes.add('write', ownShare, 'w1');
  lanes.add('read', ownShare, 'r1');
  lanes.add('read', ownShare, 'r2');
  expect(drain()).toBe('r1 r2 w1');
});

it('lets writes that have waited take turns with reads', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  for (let n = 1; n <= 3; n += 1) lanes.add('write', ownShare, `w${n}`);
  for (let n = 1; n <= 3; n += 1) lanes.add('read', ownShare, `r${n}`);
  time.now = 50;
  expect(drain()).toBe('w1 r1 w2 r2 w3 r3');
});

it('lets what is in the background through when nobody waits, and four times a second', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  lanes.add('background', ownShare, 'b1');
  expect(drain()).toBe('b1');
  lanes.add('background', ownShare, 'b2');
  lanes.add('background', ownShare, 'b3');
  for (let n = 1; n <= 2; n += 1) lanes.add('write', ownShare, `w${n}`);
  lanes.add('read', ownShare, 'r1');
  expect(lanes.next()).toBe('r1');
  time.now = 250;
  expect(drain()).toBe('b2 w1 w2 b3');
});

it('gives each share a turn, however many tasks the others bring', () => {
  const { lanes, drain } = lanesAt({ now: 0 });
  for (let n = 1; n <= 4; n += 1) lanes.add('read', visitor('a'), `a${n}`);
  lanes.add('read', visitor('b'), 'b1');
  lanes.add('read', visitor('c'), 'c1');
  lanes.add('read', visitor('b'), 'b2');
  expect(drain()).toBe('a1 b1 c1 a2 b2 a3 a4');
});

it('gives what a share asks for side by side in one turn, as long as it is short', () => {
  const { lanes } = lanesAt({ now: 0 });
  for (let n = 1; n <= 3; n += 1) lanes.add('read', visitor('a'), `search${n}`);
  for (let n = 1; n <= 4; n += 1) lanes.add('read', visitor('b'), `row${n}`);
  const order: string[] = [];
  for (let task = lanes.next(); task; task = lanes.next()) {
    order.push(task);
    lanes.spend(task.startsWith('row') ? 20 : 300);
  }
  expect(order.join(' ')).toBe('search1 row1 row2 row3 search2 row4 search3');
});

it('lets people and the server’s own work go before visitors', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  for (let n = 1; n <= 3; n += 1) lanes.add('read', visitor('a'), `v${n}`);
  time.now = 50;
  for (let n = 1; n <= 2; n += 1) lanes.add('write', person('editor'), `p${n}`);
  lanes.add('write', ownShare, 'o1');
  expect(drain()).toBe('p1 o1 p2 v1 v2 v3');
});

it('lets visitors who have waited take turns with those who are known', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  for (let n = 1; n <= 2; n += 1) lanes.add('read', visitor('a'), `v${n}`);
  for (let n = 1; n <= 4; n += 1) lanes.add('read', person('subscriber'), `p${n}`);
  time.now = 250;
  expect(drain()).toBe('v1 p1 v2 p2 p3 p4');
});

it('takes no more of a share than can be carried out in good time', () => {
  const { lanes } = lanesAt({ now: 0 });
  const add = (lane: 'read' | 'write' | 'background', share: { key: string; isKnown: boolean }) =>
    lanes.add(lane, share, 'task');
  const flood = Array.from({ length: 201 }, (_, n) => add(n % 2 ? 'read' : 'write', visitor('a')));
  expect(flood.indexOf(false)).toBe(200);
  expect(Array.from({ length: 201 }, () => add('background', visitor('a'))).indexOf(false)).toBe(200);
  for (let n = 0; n < 2000; n += 1) add('read', visitor(`network ${n}`));
  // Nothing of it is in the way of others.
  expect([add('read', visitor('b')), add('write', person('editor')), add('write', ownShare)]).toEqual([
    false,
    true,
    true,
  ]);
  const own = Array.from({ length: 3000 }, () => add('write', ownShare));
  expect(own).not.toContain(false);
});

it('has room again once tasks were taken', () => {
  const { lanes, drain } = lanesAt({ now: 0 });
  for (let n = 0; n < 201; n += 1) lanes.add('read', visitor('a'), 'x');
  drain();
  expect(lanes.add('read', visitor('a'), 'y')).toBe(true);
  expect(drain()).toBe('y');
});
