import { useEffect, useEffectEvent } from 'react';
import { DateField } from '#admin/shell/forms/FormFields.tsx';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { toClockTime, formatQuebecTime, toMoment } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { notices } from '#admin/shell/notices.ts';
import type { PlannedChange } from '#documents/data/documentEditor.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { z } from '#data/zod.ts';

/** Two moments as they are typed, as clocks in Québec show them: `2026-12-01T00:00`, empty for none. */
type PlanSpan = { at: string; until: string };

/** From when to when, in ISO 8601: empty for now, and for without an end. */
export type PlanMoments = { dueAt: string; endsAt: string };

/** The moments of what was typed. */
const toMoments = ({ at, until }: PlanSpan): PlanMoments => ({
  dueAt: toMoment(at) ?? '',
  endsAt: toMoment(until) ?? '',
});

/** What somebody plans: a moment to come, an end after it, or both. With an end alone it begins now, or has begun. */
const planSchema = z.object({ at: z.string(), until: z.string() }).superRefine((span, context) => {
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

/** Where the planning of a document stands; `refused`: what is typed already was tried, and says why it can't be. */
export type PlanStep = 'closed' | 'open' | 'refused';

export interface PlanDialogProps {
  /** Fermée, ouverte, ou refusée. */
  step: PlanStep;
  /** Reçoit l’étape suivante. */
  onStepChange: (step: PlanStep) => void;
  /** Ce qui est planifié : ce que l’on tape sans planifier reste sur l’appareil, à son nom. */
  name: string;
  /** Les moments qui sont prévus, en ISO 8601. */
  planned?: { dueAt: string | null; endsAt: string | null } | null;
  /** Le début que le texte a déjà : `2026-11-30T09:00`, à l’heure de Québec. */
  at?: string;
  /** Reçoit le début que l’on tape. */
  onAtChange?: (at: string) => void;
  /** Ce que devient alors le texte, en une phrase. */
  description: string;
  /** Les moments que l’on choisit : le début, la fin ou les deux. */
  asks?: 'both' | 'at' | 'until';
  /** Ce qui arrive à la fin, en une phrase. */
  endDescription?: string;
  /** Reçoit les moments, en ISO 8601; sans début, dès maintenant. */
  onPlan: (moments: PlanMoments) => void;
}

/** When the text of the form goes online, and when that ends. A date that is none stays typed, with the reason. */
export function PlanDialog(props: PlanDialogProps) {
  return props.step === 'closed' ? null : <OpenPlanDialog {...props} />;
}

function OpenPlanDialog({ asks = 'both', ...props }: PlanDialogProps) {
  const { step, onStepChange, name, planned, at, onAtChange, onPlan } = props;
  const form = usePersistedForm(`plan/${name}`, planSchema, {
    values: { at: at ?? toClockTime(planned?.dueAt ?? ''), until: toClockTime(planned?.endsAt ?? '') },
    // One of both may be typed, and tried, as the text of the form changes.
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const plan = (span: PlanSpan) => {
    onStepChange('closed');
    form.markSaved();
    onAtChange?.(span.at);
    onPlan(toMoments(span));
  };
  const submit = form.handleSubmit(plan);
  const refuse = useEffectEvent(() => void submit());
  useEffect(() => {
    if (step === 'refused') refuse();
  }, [step]);
  /** What is asked for most: by one press. */
  const planTomorrow = () => {
    const tomorrow = `${toClockTime(Date.now() + 86_400_000).slice(0, 10)}T09:00`;
    // Whoever holds the date hears of it once it is taken: other values given to the form meanwhile would end the submission.
    form.setValue('at', tomorrow, { shouldDirty: true });
    void submit();
  };
  const act = asks === 'until' ? 'Changer la fin' : 'Planifier';
  const moment = { control: form.control, type: 'datetime-local' } as const;
  return (
    <FormDialog
      form={form}
      title={act}
      size="small"
      description={props.description}
      submitLabel={act}
      actions={
        asks !== 'until' && (
          <Button variant="outline" onClick={planTomorrow}>
            <span>Demain à 9&nbsp;h</span>
          </Button>
        )
      }
      onSubmit={plan}
      onClose={() => onStepChange('closed')}
    >
      {asks !== 'until' && (
        <DateField
          {...moment}
          name="at"
          label="Publier le"
          description={`Heure de Québec.${asks === 'both' ? ' Vide, avec une fin\u00A0: dès maintenant.' : ''}`}
          onMove={onAtChange}
        />
      )}
      {asks !== 'at' && (
        <DateField
          {...moment}
          name="until"
          label={asks === 'until' ? 'Jusqu’au' : 'Jusqu’au (facultatif)'}
          description={props.endDescription}
        />
      )}
    </FormDialog>
  );
}

type Plan = Pick<PlannedChange<unknown>, 'dueAt' | 'releaseName'> &
  Partial<Pick<PlannedChange<unknown>, 'endsAt'>>;

/** Whether what has begun, or is online, has an end to come, and nothing else is planned of it. */
export const isEnd = (plan: Plan | null) => plan !== null && plan.releaseName === null && plan.dueAt === null;

/** « 1er au 15 décembre 2026 à 0 h »: the month, the year and the hour once, where they are the same. */
function joinMoments(from: string, to: string) {
  const [day = '', ...rest] = from.split(' ');
  return `${to.endsWith(` ${rest.join(' ')}`) ? day : from} au ${to}`;
}

/** What becomes of a plan when its document leaves the site: said before it does; nothing where there is none. */
export function endOfPlan(plan: Plan | null) {
  if (!plan || isEnd(plan)) return '';
  const when = plan.dueAt && formatQuebecTime(plan.dueAt);
  if (plan.releaseName !== null)
    return `La mise en ligne «\u00A0${plan.releaseName}\u00A0» se fera sans lui.`;
  return `Ce qui était planifié pour le ${when ?? ''} ne paraîtra pas.`;
}

/**
 * « Mise à jour planifiée pour le 4 janvier 2027 à 6 h », « En ligne du … au … », « Se termine le … »; of a release, its name. `isOnline`:
 * visitors read something already.
 */
export function formatPlan({ dueAt, endsAt, releaseName }: Plan, isOnline: boolean) {
  const when = dueAt && formatQuebecTime(dueAt);
  if (releaseName !== null) {
    return `Dans la mise en ligne «\u00A0${releaseName}\u00A0», ${when ? `planifiée pour le ${when}` : 'sans date'}`;
  }
  if (endsAt && !when) return `Se termine le ${formatQuebecTime(endsAt)}`;
  if (endsAt && when) return `En ligne du ${joinMoments(when, formatQuebecTime(endsAt))}`;
  return `${isOnline ? 'Mise à jour' : 'Publication'} planifiée pour le ${when ?? ''}`;
}

/** What was planned, as a toast. An empty beginning is now. */
export const describePlan = ({ dueAt, endsAt }: { dueAt?: string; endsAt?: string }, isOnline: boolean) =>
  notices.planned(formatPlan({ dueAt: dueAt || null, endsAt: endsAt || null, releaseName: null }, isOnline));

/** « En ligne, se termine le 15 décembre 2026 à 0 h »: where a document stands, and the end that it, or what is planned of it, has. */
export function withEnd(standing: string, plan: Plan | null, isOnline: boolean) {
  if (!plan?.endsAt) return standing;
  const words = formatPlan(plan, isOnline);
  const what = isOnline && !isEnd(plan) ? 'mise à jour ' : '';
  return `${standing}, ${what}${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
