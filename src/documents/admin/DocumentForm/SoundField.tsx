import { useController } from 'react-hook-form';
import type { SoundContent } from '#features/media/data/contentMedia.ts';
import type { FieldOf } from '#documents/contents/field.ts';
import { MediaFileChoice } from './MediaFileChoice.tsx';
import { useProblem } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

export interface SoundFieldProps {
  field: FieldOf<'sound'>;
  name: string;
}

/** A sound of the library. */
export function SoundField({ field: { label, isOptional }, name }: SoundFieldProps) {
  const { field } = useController({ name });
  const sound = field.value as SoundContent | null | undefined;
  const replace = useFieldReplacement(name);
  const ownProblem = useProblem(name);
  const fileProblem = useProblem(`${name}.src`);
  return (
    <MediaFileChoice
      label={label}
      kind="audio"
      value={sound?.src}
      onChange={(src, notice) => replace(src ? { src } : null, notice)}
      isOptional={isOptional}
      problem={ownProblem ?? fileProblem}
    />
  );
}
