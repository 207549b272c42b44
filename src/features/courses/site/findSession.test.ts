import { expect, it } from 'vitest';
import { aListedSession } from './testing/courseSessions.ts';
import { findSession } from './findSession.ts';

const full = aListedSession({ id: 'full', course: 'storytelling', free: 0 });
const free = aListedSession({ id: 'free', course: 'storytelling', free: 3 });

it('finds the next session with places, else the next one', () => {
  expect(findSession('storytelling', [full, free])).toBe(free);
  expect(findSession('storytelling', [full])).toBe(full);
  expect(findSession('art-oratoire', [full, free])).toBeUndefined();
});
