import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';

/** A session as visitors read it: of « Art oratoire », with places. */
export const aListedCourseSession = (values: Partial<CourseSession> = {}): CourseSession => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  course: 'art-oratoire',
  title: 'Art oratoire',
  starts_at: '2027-01-21T14:00:00+00:00',
  ends_at: '2027-01-22T21:30:00+00:00',
  register_until: '2027-01-19T04:59:00+00:00',
  capacity: 8,
  free: 5,
  price: 890,
  place: '525, boulevard Charest Est, Québec',
  is_open: true,
  ...values,
});
