import { expect, it } from 'vitest';
import { aListedCourseSession } from './testing/courseSessions.ts';
import { findCourseSession } from './findCourseSession.ts';

const full = aListedCourseSession({ id: 'full', course: 'storytelling', free: 0 });
const free = aListedCourseSession({ id: 'free', course: 'storytelling', free: 3 });

it('finds the next session with places, else the next one', () => {
  expect(findCourseSession('storytelling', [full, free])).toBe(free);
  expect(findCourseSession('storytelling', [full])).toBe(full);
  expect(findCourseSession('art-oratoire', [full, free])).toBeUndefined();
});
