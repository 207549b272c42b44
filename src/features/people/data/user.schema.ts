import { roles } from '#data/session/roles.ts';
import { emailSchema, nameSchema } from '#data/session/auth.schema.ts';
import { z } from '#data/zod.ts';

/** Whom an admin invites, and as what. */
export const invitationSchema = z.object({ email: emailSchema, role: z.enum(roles) });

/** One's own name. */
export const ownNameSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

/** What confirms that somebody is removed for good: their address, and who gets what they made, where they made anything. */
export const removalSchema = (email: string, needsHeir: boolean) =>
  z.object({
    heir: z
      .string()
      .nullable()
      .refine((heir) => !needsHeir || heir !== null, 'Choisissez qui les reçoit.'),
    confirmation: z
      .string()
      .refine(
        (typed) => typed.trim().toLowerCase() === email.toLowerCase(),
        `Écrivez ${email} pour confirmer.`,
      ),
  });

export type RemovalInput = z.infer<ReturnType<typeof removalSchema>>;
export type InvitationInput = z.infer<typeof invitationSchema>;
export type OwnNameInput = z.infer<typeof ownNameSchema>;
