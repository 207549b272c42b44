import { fullName } from '#data/fullName.ts';
import type { StaffRegistration } from '#features/courses/data/staffCourseSessions.queries.ts';

/** Whoever registered. */
export const formatName = ({
  first_name,
  last_name,
  email,
}: Pick<StaffRegistration, 'first_name' | 'last_name' | 'email'>) =>
  fullName({ first_name, last_name }) || email;
