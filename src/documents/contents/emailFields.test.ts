// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { staffPersonSchema } from '#features/courses/data/staffCourseSession.schema.ts';
import { personShape } from '#features/requests/data/person.schema.ts';
import { personalDataRequestSchema } from '#features/privacy/data/personalDataRequest.schema.ts';
import { emailSchema } from '#data/session/auth.schema.ts';
import { emailAddresses } from '#data/testing/emailAddresses.ts';
import { z } from '#data/zod.ts';
import { email, optionalEmail } from './fields.ts';

/** Every form's field for an e-mail address. */
const fields = {
  'messages, registrations and bookings': personShape.email,
  'accounts and invitations': emailSchema,
  'whom staff register': staffPersonSchema.shape.email,
  'requests about personal data': personalDataRequestSchema.shape.email,
  settings: email('Courriel'),
  'settings that may be left out': optionalEmail('Courriel'),
};

describe.each(Object.entries(fields))('the field for the e-mail address of %s', (name, field) => {
  it.each(emailAddresses.filter(([typed]) => typed !== '' || !name.includes('left out')))(
    'judges %j as the database and whoever sends do',
    (typed, stored) => {
      const { success, data } = z.safeParse(field, typed);
      expect(success ? data : null).toBe(stored);
    },
  );
});
