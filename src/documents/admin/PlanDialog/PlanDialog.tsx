import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Stack } from '#design-system/primitives/Stack';
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
export function PlanDialog({ asks = 'both', ...props }: PlanDialogProps) {
  const { step, onStepChange, description, endDescription } = props;
  const formId = useId();
  const { control, submit, change, planTomorrow } = usePlanForm(props);
  const act = asks === 'until' ? 'Changer la fin' : 'Planifier';
  const fields = { control, onChange: change };
  return (
    <Dialog
      title={act}
      size="small"
      description={description}
      isOpen={step !== 'closed'}
      onOpenChange={(isOpen) => onStepChange(isOpen ? 'open' : 'closed')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            <span>{act}</span>
          </Button>
          {asks !== 'until' && (
            <Button variant="outline" onClick={planTomorrow}>
              <span>Demain à 9&nbsp;h</span>
            </Button>
          )}
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event on to a form around the dialog, if there is one, which would be submitted too.
          event.stopPropagation();
          void submit();
        }}
      >
        <Stack>
          {asks !== 'until' && (
            <MomentField
              {...fields}
              name="at"
              label="Publier le"
              hint={`Heure de Québec.${asks === 'both' ? ' Vide, avec une fin\u00A0: dès maintenant.' : ''}`}
            />
          )}
          {asks !== 'at' && (
            <MomentField
              {...fields}
              name="until"
              label={asks === 'until' ? 'Jusqu’au' : 'Jusqu’au (facultatif)'}
              hint={endDescription}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function usePlanForm(props: Omit<PlanDialogProps, 'asks'>) {
  const { step, onStepChange, name, planned, at, onAtChange, onPlan } = props;
  const { control, handleSubmit, setValue, markSaved } = usePersistedForm<PlanSpan>(`plan/${name}`, {
    resolver: zodResolver(planSchema),
    values: { at: at ?? toClockTime(planned?.dueAt ?? ''), until: toClockTime(planned?.endsAt ?? '') },
    // One of both may be typed, and tried, as the text of the form changes.
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const submit = handleSubmit((span) => {
    onStepChange('closed');
    markSaved();
    onAtChange?.(span.at);
    onPlan(toMoments(span));
  });
  const refuse = useEffectEvent(() => void submit());
  useEffect(() => {
    if (step === 'refused') refuse();
  }, [step]);
  const change = (field: keyof PlanSpan, typed: string) => {
    if (field === 'at') onAtChange?.(typed);
  };
  /** What is asked for most: by one press. */
  const planTomorrow = () => {
    const tomorrow = `${toClockTime(Date.now() + 86_400_000).slice(0, 10)}T09:00`;
    // Whoever holds the date hears of it once it is taken: other values given to the form meanwhile would end the submission.
    setValue('at', tomorrow, { shouldDirty: true });
    void submit();
  };
  return { control, submit, change, planTomorrow };
}

interface MomentFieldProps {
  control: Control<PlanSpan>;
  name: keyof PlanSpan;
  label: string;
  hint: string | undefined;
  onChange: (name: keyof PlanSpan, typed: string) => void;
}

const MomentField = ({ control, name, label, hint, onChange }: MomentFieldProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange: change, onBlur, ref }, fieldState: { error } }) => (
      <Field label={label} description={hint} error={error?.message}>
        <DateInput
          type="datetime-local"
          name={name}
          ref={ref}
          value={value}
          onBlur={onBlur}
          onValueChange={(typed) => {
            change(typed);
            onChange(name, typed);
          }}
        />
      </Field>
    )}
  />
);
