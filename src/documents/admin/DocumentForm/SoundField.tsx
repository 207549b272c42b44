import { useController } from 'react-hook-form';
import type { SoundContent } from '#features/media/data/contentMedia.ts';
import { MediaFileChoice } from './MediaFileChoice.tsx';
import type { ControlProps } from './PartField.tsx';
import { useProblem } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

/** A sound of the library. */
export function SoundField({ field: { label, isOptional }, name, problem }: ControlProps<'sound'>) {
  const { field } = useController({ name });
  const sound = field.value as SoundContent | null | undefined;
  const replace = useFieldReplacement(name);
  const fileProblem = useProblem(`${name}.src`);
  return (
    <MediaFileChoice
      label={label}
      kind="audio"
      value={sound?.src}
      onChange={(src, notice) => replace(src ? { src } : null, notice)}
      isOptional={isOptional}
      problem={problem ?? fileProblem}
    />
  );
}
