import { FileText } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { UploadButton } from '#admin/media/UploadButton/index.ts';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { readCaptionsFile, toTranscript } from '#data/captions/captions.ts';
import type { FieldOf } from '#site/contents/fields.ts';
import { useProblem } from './problems.ts';

export interface TranscriptFieldProps {
  field: FieldOf<'transcript'>;
  name: string;
}

/** What is said in a sound, as WebVTT; written, pasted or read from a file, which may be SRT. */
export function TranscriptField({ field: { label, hint }, name }: TranscriptFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const problem = useProblem(name);
  const put = (written: string) =>
    setValue(name, toTranscript(written), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const { onBlur, ...field } = register(name);

  return (
    <Field
      label={`${label} (facultatif)`}
      description={hint}
      error={problem}
      aside={
        <UploadButton
          variant="outline"
          size="small"
          iconStart={FileText}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          label={`Fichier de ${label.toLowerCase()}`}
          isSingle
          onFiles={async ([file]) => {
            if (file) put(await readCaptionsFile(file));
          }}
        >
          Lire un fichier .vtt ou .srt
        </UploadButton>
      }
    >
      <TextArea
        rows={10}
        spellCheck={false}
        {...field}
        onBlur={async (event) => {
          await onBlur(event);
          const written = String(getValues(name) ?? '');
          if (toTranscript(written) !== written) put(written);
        }}
      />
    </Field>
  );
}
