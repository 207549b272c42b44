import { roles } from '#data/session/roles.ts';
import { emailSchema, nameSchema } from '#data/session/auth.schema.ts';
import { z } from '#data/zod.ts';

/** Whom an admin invites, and as what. */
export const invitationSchema = z.object({ email: emailSchema, role: z.enum(roles) });

/** One's own name. */
export const ownNameSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

export type InvitationInput = z.infer<typeof invitationSchema>;
export type OwnNameInput = z.infer<typeof ownNameSchema>;
