import { useEffect, useEffectEvent } from 'react';
import { DateField } from '#admin/shell/forms/DateField.tsx';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { type PlanMoments, planSchema, type PlanSpan, toMoments } from './plan.schema.ts';

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
  const { onStepChange, description, endDescription, onAtChange } = props;
  const { form, plan, planTomorrow } = usePlanForm(props);
  const act = asks === 'until' ? 'Changer la fin' : 'Planifier';
  const moment = { control: form.control, type: 'datetime-local' } as const;
  return (
    <FormDialog
      form={form}
      title={act}
      size="small"
      description={description}
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
          description={endDescription}
        />
      )}
    </FormDialog>
  );
}

function usePlanForm({ step, onStepChange, name, planned, at, onAtChange, onPlan }: PlanDialogProps) {
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
  return { form, plan, planTomorrow };
}
