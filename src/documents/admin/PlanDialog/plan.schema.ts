import { publishAtMistake } from '#features/articles/data/publication.ts';
import { toMoment } from '#data/quebecTime.ts';
import { z } from '#data/zod.ts';

/** Two moments as they are typed, as clocks in Québec show them: `2026-12-01T00:00`, empty for none. */
export type PlanSpan = { at: string; until: string };

/** From when to when, in ISO 8601: empty for now, and for without an end. */
export type PlanMoments = { dueAt: string; endsAt: string };

/** The moments of what was typed. */
export const toMoments = ({ at, until }: PlanSpan): PlanMoments => ({
  dueAt: toMoment(at) ?? '',
  endsAt: toMoment(until) ?? '',
});

/** What somebody plans: a moment to come, an end after it, or both. With an end alone it begins now, or has begun. */
export const planSchema = z.object({ at: z.string(), until: z.string() }).superRefine((span, context) => {
  const now = Date.now();
  const { at, until } = span;
  const { dueAt, endsAt } = toMoments(span);
  const refuse = (path: keyof PlanSpan, message: string | undefined) => {
    if (message) context.addIssue({ code: 'custom', path: [path], message });
  };
  if (at !== '' || until === '') refuse('at', publishAtMistake(at, now));
  if (until === '') return;
  refuse(
    'until',
    publishAtMistake(until, now) ??
      (dueAt !== '' && endsAt <= dueAt ? 'Choisissez une fin qui vient après le début.' : undefined),
  );
});
