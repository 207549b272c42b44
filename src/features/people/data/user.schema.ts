import { roles } from '#data/session/roles.ts';
import { emailSchema, nameSchema } from '#data/session/auth.schema.ts';
import { z } from '#data/zod.ts';

/** Whom an admin invites, and as what. */
export const invitationSchema = z.object({ email: emailSchema, role: z.enum(roles) });

/** Another role for somebody. */
export const roleSchema = invitationSchema.pick({ role: true });

/** Who gets what somebody made. */
export const transferSchema = z.object({ heir: z.string().min(1, 'Choisissez qui les reçoit.') });

/** One's own name. */
export const ownNameSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

/** What confirms that somebody is removed for good: their address, and who gets what they made, where they made anything. */
export const removalSchema = (email: string, needsHeir: boolean) =>
  z.object({
    heir: needsHeir ? transferSchema.shape.heir : z.string(),
    confirmation: z
      .string()
      .refine(
        (typed) => typed.trim().toLowerCase() === email.toLowerCase(),
        `Écrivez ${email} pour confirmer.`,
      ),
  });

export type InvitationInput = z.infer<typeof invitationSchema>;
export type OwnNameInput = z.infer<typeof ownNameSchema>;
