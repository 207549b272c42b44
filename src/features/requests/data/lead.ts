import type { Tables } from '#generated/database.types.ts';
import { fullName } from '../../../data/fullName.ts';
import type { Estimate } from './estimate.ts';
import type { LeadSubject } from './leadSubject.ts';

/** What came of a visit, as people read it. */
export const leadKinds = {
  message: 'Message',
  estimate: 'Estimation',
  registration: 'Inscription',
  booking: 'Réservation',
} as const;

export type LeadKind = keyof typeof leadKinds;

/** By which way the team heard of a lead that it has entered, as people read it. */
export const leadSources = { phone: 'Téléphone', email: 'Courriel', visit: 'De vive voix' } as const;

export type LeadSource = keyof typeof leadSources;

/** How far a lead is: the columns of the desk, in their order. */
export const leadStages = {
  new: 'Nouvelle',
  discussion: 'En discussion',
  proposal: 'Proposition',
  won: 'Gagnée',
  lost: 'Perdue',
} as const;

export type LeadStage = keyof typeof leadStages;

/** The stages in their order. */
export const stageOrder = Object.keys(leadStages) as LeadStage[];

/** The stages in which a lead wants nothing any more. */
export const closedStages = ['won', 'lost'] as const satisfies LeadStage[];

export type ClosedStage = (typeof closedStages)[number];

/** Whether a lead wants nothing any more. */
export const isClosed = (stage: LeadStage): stage is ClosedStage =>
  (closedStages as readonly LeadStage[]).includes(stage);

/** What can be changed of a lead. */
export type LeadValues = {
  stage: LeadStage;
  /** Why it was lost; of no other stage. */
  lost_reason: string | null;
  assignee: string | null;
  next_step: string | null;
  /** The day of the next step, as `2026-11-20`. */
  next_step_on: string | null;
  /** Dollars. */
  amount: number | null;
};

/**
 * A lead of the desk, with what it asks for and the name of who is in charge. Whoever called may have left a number alone; `page`, `campaign`
 * and `domain` are where it came from.
 */
export type Lead = LeadValues &
  LeadSubject &
  Omit<
    Tables<'listed_leads'>,
    | keyof LeadValues
    | keyof LeadSubject
    | 'kind'
    | 'source'
    | 'estimate'
    | 'search_text'
    | 'sender'
    | 'changed_at'
    | 'changed_by'
  > & {
    kind: LeadKind;
    /** Null for what came by the site. */
    source: LeadSource | null;
    /** The database has computed it again. */
    estimate: Estimate | null;
  };

/** What to call who has written: the name, else the e-mail or the number. */
export const nameSender = ({
  first_name,
  last_name,
  email,
  phone,
}: Pick<Lead, 'first_name' | 'last_name' | 'email' | 'phone'>) =>
  fullName({ first_name, last_name }) || email || phone || '';

/** What people call a lead by on the telephone and in an e-mail: « 9000A1B2 ». */
export const getReference = ({ id }: Pick<Lead, 'id'>) => id.slice(0, 8).toUpperCase();
