import { useId } from 'react';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';

/** Where the planning of a document stands: a date that was tried and is none to publish at was refused at a moment. */
export type PlanStep = 'closed' | 'open' | { refusedAt: number };

export interface PlanDialogProps {
  /** Fermée, ouverte, ou refusée à un moment. */
  step: PlanStep;
  /** Reçoit l’étape suivante. */
  onStepChange: (step: PlanStep) => void;
  /** Ce qui est tapé : `2026-11-30T09:00`, à l’heure de Québec. */
  at: string;
  /** Reçoit le moment choisi. */
  onChange: (at: string) => void;
  /** Ce que devient alors le texte, en une phrase. */
  description: string;
  /** Reçoit le moment, en ISO 8601. */
  onPlan: (moment: string) => void;
}

/** A date at which the text of the form goes online. A date that is none stays typed, with the reason. */
export function PlanDialog({ step, onStepChange, at, onChange, description, onPlan }: PlanDialogProps) {
  const formId = useId();
  const mistake = typeof step === 'object' ? publishAtMistake(at, step.refusedAt) : undefined;
  const plan = () => {
    const moment = toMoment(at);
    const now = Date.now();
    if (publishAtMistake(at, now) || !moment) return onStepChange({ refusedAt: now });
    onStepChange('closed');
    onPlan(moment);
  };
  /** What is asked for most: by one press. */
  const planTomorrow = () => {
    const tomorrow = `${toClockTime(Date.now() + 86_400_000).slice(0, 10)}T09:00`;
    onChange(tomorrow);
    onStepChange('closed');
    onPlan(toMoment(tomorrow) ?? '');
  };
  return (
    <Dialog
      title="Planifier"
      size="small"
      description={description}
      isOpen={step !== 'closed'}
      onOpenChange={(isOpen) => onStepChange(isOpen ? 'open' : 'closed')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            Planifier
          </Button>
          <Button variant="outline" onClick={planTomorrow}>
            Demain à 9&nbsp;h
          </Button>
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
          plan();
        }}
      >
        <Field label="Publier le" description="Heure de Québec." error={mistake}>
          <DateInput type="datetime-local" name="at" value={at} onValueChange={onChange} />
        </Field>
      </form>
    </Dialog>
  );
}
