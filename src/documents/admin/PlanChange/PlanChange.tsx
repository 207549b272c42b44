import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import type { DocumentEditor } from '#documents/data/documentEditor.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { Later } from './PlanChange.styles.ts';
import { formatPlan } from './formatPlan.ts';

export interface PlanChangeProps {
  /** The document, by its key. */
  document: string;
  editor: Pick<DocumentEditor<unknown>, 'online' | 'planned' | 'isPending' | 'plan' | 'unplan'>;
}

/** A date at which the text of the form goes online, and the button that plans it; open as soon as there is one. */
export function PlanChange({ document, editor }: PlanChangeProps) {
  const { planned, online } = editor;
  return (
    <Later summary="Publier plus tard" isInitiallyOpen={planned !== null}>
      {planned && (
        <Text isAnnounced size="small" weight="medium">
          {formatPlan(planned, online !== null)}.
        </Text>
      )}
      {planned && planned.releaseName !== null ? (
        <Text size="small" tone="muted">
          La date et le contenu se changent dans cette mise en ligne.
        </Text>
      ) : (
        <PlanFields key={planned?.dueAt} document={document} {...editor} />
      )}
    </Later>
  );
}

type PlanFieldsProps = PlanChangeProps['editor'] & Pick<PlanChangeProps, 'document'>;

function PlanFields({ document, planned, isPending, plan, unplan }: PlanFieldsProps) {
  const { control, getValues } = usePersistedForm<{ at: string }>(`plan/${document}`, {
    values: { at: planned?.dueAt ? toClockTime(planned.dueAt) : '' },
  });
  const [mistake, setMistake] = useState<string>();
  const onPlan = () => {
    const typed = getValues('at');
    const found = publishAtMistake(typed, Date.now());
    setMistake(found);
    const moment = toMoment(typed);
    if (!found && moment) plan(moment);
  };
  return (
    <>
      <Field
        label="Publier le"
        description="Heure de Québec. Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne."
        error={mistake}
      >
        <Controller
          control={control}
          name="at"
          render={({ field: { onChange, ...field } }) => (
            <DateInput
              type="datetime-local"
              {...field}
              onValueChange={(value) => {
                onChange(value);
                setMistake(undefined);
              }}
            />
          )}
        />
      </Field>
      <Cluster>
        <Button variant="outline" isDisabled={isPending} onClick={onPlan}>
          Planifier
        </Button>
        {planned && (
          <Button variant="ghost" isDisabled={isPending} onClick={unplan}>
            Annuler la planification
          </Button>
        )}
      </Cluster>
    </>
  );
}
