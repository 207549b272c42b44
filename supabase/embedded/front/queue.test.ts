import { expect, it } from 'vitest';
import { createQueue, ownShare } from './queue.ts';

const visitor = (key: string) => ({ key, isKnown: false });
const person = (key: string) => ({ key, isKnown: true });

function queueAt(time: { now: number }) {
  const queue = createQueue<string>(() => time.now);
  const drain = () => {
    const order: string[] = [];
    for (let task = queue.next(); task; task = queue.next()) order.push(task);
    return order.join(' ');
  };
  return { queue, drain };
}

it('gives each share a turn, however many tasks the others bring', () => {
  const { queue, drain } = queueAt({ now: 0 });
  for (let n = 1; n <= 4; n += 1) queue.add(visitor('a'), `a${n}`);
  queue.add(visitor('b'), 'b1');
  queue.add(visitor('c'), 'c1');
  queue.add(visitor('b'), 'b2');
  expect(drain()).toBe('a1 b1 c1 a2 b2 a3 a4');
});

it('gives what a share asks for side by side in one turn, as long as it is short', () => {
  const { queue } = queueAt({ now: 0 });
  for (let n = 1; n <= 3; n += 1) queue.add(visitor('a'), `search${n}`);
  for (let n = 1; n <= 4; n += 1) queue.add(visitor('b'), `row${n}`);
  const order: string[] = [];
  for (let task = queue.next(); task; task = queue.next()) {
    order.push(task);
    queue.spend(task.startsWith('row') ? 20 : 300);
  }
  expect(order.join(' ')).toBe('search1 row1 row2 row3 search2 row4 search3');
});

it('lets people and the server’s own work go before visitors', () => {
  const time = { now: 0 };
  const { queue, drain } = queueAt(time);
  for (let n = 1; n <= 3; n += 1) queue.add(visitor('a'), `v${n}`);
  time.now = 50;
  for (let n = 1; n <= 2; n += 1) queue.add(person('editor'), `p${n}`);
  queue.add(ownShare, 'o1');
  expect(drain()).toBe('p1 o1 p2 v1 v2 v3');
});

it('lets visitors who have waited take turns with those who are known', () => {
  const time = { now: 0 };
  const { queue, drain } = queueAt(time);
  for (let n = 1; n <= 2; n += 1) queue.add(visitor('a'), `v${n}`);
  for (let n = 1; n <= 4; n += 1) queue.add(person('subscriber'), `p${n}`);
  time.now = 250;
  expect(drain()).toBe('v1 p1 v2 p2 p3 p4');
});

it('takes no more of a share than can be carried out in good time', () => {
  const { queue } = queueAt({ now: 0 });
  const add = (share: { key: string; isKnown: boolean }) => queue.add(share, 'task');
  expect(Array.from({ length: 201 }, () => add(visitor('a'))).indexOf(false)).toBe(200);
  for (let n = 0; n < 2000; n += 1) add(visitor(`network ${n}`));
  // Nothing of it is in the way of others.
  expect([add(visitor('b')), add(person('editor')), add(ownShare)]).toEqual([false, true, true]);
  const own = Array.from({ length: 3000 }, () => add(ownShare));
  expect(own).not.toContain(false);
});

it('has room again once tasks were taken', () => {
  const { queue, drain } = queueAt({ now: 0 });
  for (let n = 0; n < 201; n += 1) queue.add(visitor('a'), 'x');
  drain();
  expect(queue.add(visitor('a'), 'y')).toBe(true);
  expect(drain()).toBe('y');
});
