import { useFormContext } from 'react-hook-form';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import type { FieldOf } from '#site/contents/fields.ts';
import { useProblem } from './problems.ts';

export interface TranscriptFieldProps {
  field: FieldOf<'transcript'>;
  name: string;
}

/** What is said in a sound, as WebVTT. */
export function TranscriptField({ field: { label, hint }, name }: TranscriptFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={`${label} (facultatif)`} description={hint} error={useProblem(name)}>
      <TextArea rows={10} spellCheck={false} {...register(name)} />
    </Field>
  );
}
