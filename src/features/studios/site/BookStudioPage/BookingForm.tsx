import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextArea } from '#design-system/forms/TextArea';
import type { FreeTime } from '#features/studios/data/booking.ts';
import type { BookingInput } from '#features/studios/data/booking.schema.ts';
import { formatDayAlone, groupByDay, listEnds } from '#features/studios/data/bookingTimes.ts';
import { formatHour } from '#data/span.ts';
import { LeadForm } from '#features/requests/site/LeadForm.tsx';
import { Wide } from '#features/requests/site/LeadForm.styles.ts';
import { PersonFields } from '#features/requests/site/PersonFields.tsx';
import { useLeadForm } from '#features/requests/site/useLeadForm.ts';

export interface BookingFormProps {
  /** Les heures libres, dans l’ordre. */
  times: readonly FreeTime[];
  /** Ce que le formulaire contient au départ. */
  defaultValues?: Partial<BookingInput> | undefined;
  /** La personne revient corriger son adresse : le focus y est. */
  isCorrected?: boolean;
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (input: BookingInput) => Promise<void>;
}

const blank: BookingInput = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  startsAt: '',
  slots: '1',
  note: '',
};

const loadResolver = () => import('#features/studios/data/booking.schema.ts');

/** When, for how long, who, and a word. The times may change while somebody types: what they typed stays. */
export function BookingForm({ times, defaultValues, isCorrected = false, onSubmit }: BookingFormProps) {
  const form = useLeadForm<BookingInput>(loadResolver, { ...blank, ...defaultValues });
  const { register, control, formState, getValues, setValue } = form;
  const startsAt = useWatch({ control, name: 'startsAt' });
  const days = groupByDay(times);
  const [chosenDay, setChosenDay] = useState(
    () => days.find((one) => one.times.some(({ starts_at }) => starts_at === startsAt))?.day,
  );
  const ofDay = days.find(({ day }) => day === chosenDay)?.times ?? [];
  const ends = listEnds(times, startsAt);

  // What was chosen is taken by now, or what follows it: the choice falls back rather than to stand for what isn't there.
  useEffect(() => {
    if (startsAt && ends.length === 0) setValue('startsAt', '');
    if (Number(getValues('slots')) > Math.max(1, ends.length)) setValue('slots', '1');
  }, [startsAt, ends.length, getValues, setValue]);

  return (
    <LeadForm label="Réservation" form={form} onSubmit={onSubmit} submitLabel="Demander ce moment">
      <Wide>
        <Field label="Jour" isRequired>
          <NativeSelect
            items={days.map(({ day }) => ({ value: day, label: formatDayAlone(day) }))}
            placeholder="Choisissez un jour"
            value={ofDay.length > 0 ? chosenDay : ''}
            onChange={({ currentTarget }) => {
              setChosenDay(currentTarget.value);
              setValue('startsAt', '');
            }}
          />
        </Field>
      </Wide>
      <Field label="Début" isRequired error={formState.errors.startsAt?.message}>
        <NativeSelect
          items={ofDay.map(({ starts_at }) => ({
            value: starts_at,
            label: formatHour(starts_at),
          }))}
          placeholder="Choisissez une heure"
          {...register('startsAt')}
        />
      </Field>
      <Field label="Fin">
        <NativeSelect
          items={(ends.length > 0 ? ends.map(formatHour) : ['Selon le début']).map((label, index) => ({
            value: String(index + 1),
            label,
          }))}
          {...register('slots')}
        />
      </Field>
      <PersonFields isCorrected={isCorrected} />
      <Wide>
        <Field
          label="Un mot pour l’équipe"
          description="Ce que vous venez enregistrer, combien de personnes : ce n’est pas obligatoire."
          error={formState.errors.note?.message}
        >
          <TextArea rows={3} {...register('note')} />
        </Field>
      </Wide>
    </LeadForm>
  );
}
