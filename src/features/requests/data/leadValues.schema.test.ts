import { expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { findLeadChanges, leadValuesSchema, toLeadInput } from './leadValues.schema.ts';

const lead = {
  stage: 'new',
  lost_reason: null,
  assignee: null,
  next_step: 'Rappeler',
  next_step_on: '2026-11-20',
  amount: 12500,
} as Lead;

it('changes nothing by itself', () => {
  expect(findLeadChanges(lead, leadValuesSchema.parse(toLeadInput(lead)))).toEqual({});
});

it('says what was changed, and nothing else', () => {
  const input = leadValuesSchema.parse({
    ...toLeadInput(lead),
    stage: 'proposal',
    amount: '14\u00A0000 $',
    nextStepOn: '',
  });
  expect(findLeadChanges(lead, input)).toEqual({ stage: 'proposal', amount: 14000, next_step_on: null });
});

it('wants a reason of what is lost, and forgets it when it is found again', () => {
  const lost = { ...toLeadInput(lead), stage: 'lost' as const };
  expect(leadValuesSchema.safeParse(lost).error?.issues[0]?.path).toEqual(['lostReason']);
  const input = leadValuesSchema.parse({ ...lost, stage: 'discussion', lostReason: 'Budget' });
  expect(findLeadChanges({ ...lead, stage: 'lost', lost_reason: 'Budget' }, input)).toEqual({
    stage: 'discussion',
    lost_reason: null,
  });
});

it.each(['-5', '1,5', 'mille', '99999999'])('refuses %s for an amount', (amount) => {
  expect(leadValuesSchema.safeParse({ ...toLeadInput(lead), amount }).success).toBe(false);
});
