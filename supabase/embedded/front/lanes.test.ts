import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

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
  lanes.add('write', 'w1');
  lanes.add('read', 'r1');
  lanes.add('read', 'r2');
  expect(drain()).toBe('r1 r2 w1');
});

it('lets writes that have waited take turns with reads', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  for (let n = 1; n <= 3; n += 1) lanes.add('write', `w${n}`);
  for (let n = 1; n <= 3; n += 1) lanes.add('read', `r${n}`);
  time.now = 50;
  expect(drain()).toBe('w1 r1 w2 r2 w3 r3');
});

it('lets what is in the background through when nobody waits, and four times a second', () => {
  const time = { now: 0 };
  const { lanes, drain } = lanesAt(time);
  lanes.add('background', 'b1');
  expect(drain()).toBe('b1');
  lanes.add('background', 'b2');
  lanes.add('background', 'b3');
  for (let n = 1; n <= 2; n += 1) lanes.add('write', `w${n}`);
  lanes.add('read', 'r1');
  expect(lanes.next()).toBe('r1');
  time.now = 250;
  expect(drain()).toBe('b2 w1 w2 b3');
});

it('takes no more than can be carried out in good time', () => {
  const { lanes } = lanesAt({ now: 0 });
  const taken = Array.from({ length: 2001 }, (_, n) => lanes.add(n % 2 ? 'read' : 'write', `${n}`));
  expect(taken.filter((isTaken) => !isTaken)).toHaveLength(1);
});
