import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema } from '#features/courses/data/registration.schema.ts';

/** Checks and cleans what somebody registers with. */
export const resolve = zodResolver(registrationSchema);
