import { optionalDayField } from '#data/dayField.ts';
import { toDigits } from '#data/typedNumber.ts';
import { z } from '#data/zod.ts';
import { lineField, textField } from '#data/textField.ts';
import { closedStages, type Lead, type LeadStage, type LeadValues, stageOrder } from './lead.ts';

/** The largest amount of a lead, in dollars. */
const MOST = 10_000_000;

const line = lineField(200);

const reasonMissing = 'Dites en quelques mots pourquoi.';

/** What staff fill in about a lead, as a form has it. */
export const leadValuesSchema = z
  .object({
    stage: z.enum(stageOrder as [LeadStage, ...LeadStage[]]),
    lostReason: line,
    /** Empty for nobody. */
    assignee: z.string(),
    nextStep: line,
    nextStepOn: optionalDayField(),
    /** Dollars, with the spaces that people put between thousands. */
    amount: z
      .string()
      .transform(toDigits)
      .refine(
        (text) => text === '' || (/^\d{1,8}$/.test(text) && Number(text) <= MOST),
        'Entrez un montant en dollars, sans cents : 12 500.',
      ),
  })
  .refine(({ stage, lostReason }) => stage !== 'lost' || lostReason !== '', {
    path: ['lostReason'],
    message: reasonMissing,
  });

/** How leads end, as a form asks for it: not chosen yet at first. */
export const closingSchema = z
  .object({
    stage: z.enum(['', ...closedStages]).refine((stage): boolean => stage !== '', 'Choisissez comment.'),
    reason: line,
  })
  .refine(({ stage, reason }) => stage !== 'lost' || reason !== '', {
    path: ['reason'],
    message: reasonMissing,
  });

export type ClosingInput = z.infer<typeof closingSchema>;

/** A note of the team about a lead. */
export const leadNoteSchema = z.object({ note: textField(5000).min(1, 'Écrivez une note.') });

/** An answer to the person of a lead. */
export const leadReplySchema = z.object({ words: textField(5000).min(1, 'Écrivez votre réponse.') });

export type LeadInput = z.input<typeof leadValuesSchema>;

/** What is known of a lead, as the form has it. */
export const toLeadInput = (lead: LeadValues): LeadInput => ({
  stage: lead.stage,
  lostReason: lead.lost_reason ?? '',
  assignee: lead.assignee ?? '',
  nextStep: lead.next_step ?? '',
  nextStepOn: lead.next_step_on ?? '',
  amount: lead.amount === null ? '' : String(lead.amount),
});

const toValues = (input: LeadInput): LeadValues => ({
  stage: input.stage,
  lost_reason: input.stage === 'lost' ? input.lostReason : null,
  assignee: input.assignee || null,
  next_step: input.nextStep || null,
  next_step_on: input.nextStepOn || null,
  amount: input.amount === '' ? null : Number(input.amount),
});

/** What the form changes of a lead, and nothing else: what a colleague changes meanwhile stays theirs. */
export function findLeadChanges(lead: Lead, input: LeadInput): Partial<LeadValues> {
  const wanted = toValues(input);
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => lead[name as keyof LeadValues] !== value),
  );
}
