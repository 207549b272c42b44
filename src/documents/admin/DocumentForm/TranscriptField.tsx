import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { UploadButton } from '#features/media/admin/UploadButton.tsx';
import { notices } from '#admin/shell/notices.ts';
import { type ConfirmOptions, useConfirm } from '#design-system/components/ConfirmDialog';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { readCaptionsFile, toTranscript } from '#features/media/data/captions/captions.ts';
import { useFieldReplacement } from './useFieldReplacement.ts';
import type { ControlProps } from './PartField.tsx';

/** Asked before a file takes the place of what was typed. */
const replacingQuestion = (fileName: string): ConfirmOptions => ({
  title: 'Remplacer la transcription?',
  description: `Ce que contient «\u00A0${fileName}\u00A0» prendra la place de ce qui est écrit.`,
  confirmLabel: 'Remplacer',
  cancelLabel: 'Garder ce qui est écrit',
  isDestructive: true,
});

/** What is said in a sound, as WebVTT; written, pasted or read from a file, which may be SRT. */
export function TranscriptField({ field: { label, hint }, name, problem }: ControlProps<'transcript'>) {
  const { register, getValues, setValue } = useFormContext();
  const put = (written: string) =>
    setValue(name, toTranscript(written), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useConfirm();
  const replace = useFieldReplacement(name);
  const { onBlur, ...field } = register(name);
  const read = () => String(getValues(name) ?? '');

  const takeFile = async (file: File) => {
    const captions = await readCaptionsFile(file);
    setRefusal('problem' in captions ? captions.problem : null);
    if ('problem' in captions) return;
    const before = read();
    if (before.trim() !== '' && !(await confirm(replacingQuestion(file.name)))) return;
    replace(toTranscript(captions.text), notices.transcriptRead);
  };

  return (
    <Field
      label={`${label} (facultatif)`}
      description={hint}
      error={refusal ?? problem}
      aside={
        <UploadButton
          variant="outline"
          size="small"
          iconStart={FileText}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          label={`Fichier de ${label.toLowerCase()}`}
          isSingle
          onFiles={async ([file]) => {
            if (file) await takeFile(file);
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
          setRefusal(null);
          const written = read();
          if (toTranscript(written) !== written) put(written);
        }}
      />
    </Field>
  );
}
