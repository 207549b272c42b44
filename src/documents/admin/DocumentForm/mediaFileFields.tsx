import { useQuery } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import type { ToastOptions } from '#design-system/components/Toast';
import { useId, useState } from 'react';
import { MediaPickerButton } from '#features/media/admin/MediaPickerButton/MediaPickerButton.tsx';
import type { ContentMediaKind, FilmContent, SoundContent } from '#features/media/data/contentMedia.ts';
import { mediaAtQuery } from '#features/media/data/contentMedia.queries.ts';
import { formatFileSize, type MediaItem } from '#features/media/data/media.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { ChoiceError, ChoiceLegend, ChoiceRoot, Group, GroupTitle } from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';
import { Camera, FileText } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { FilmPoster } from '#features/media/admin/FilmPoster/FilmPoster.tsx';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import type { ControlProps } from './PartField.tsx';
import { useProblem, useProblems } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';
import { UploadButton } from '#features/media/admin/UploadButton.tsx';
import { type ConfirmOptions, useConfirm } from '#design-system/components/ConfirmDialog';
import { TextArea } from '#design-system/forms/TextArea';
import { readCaptionsFile, toTranscript } from '#features/media/data/captions/captions.ts';

interface MediaFileChoiceProps {
  label: string;
  kind: ContentMediaKind;
  /** The address of the file. */
  value: string | undefined;
  /** Receives the address of another file, or none, and what says so. */
  onChange: (address: string | undefined, notice: ToastOptions) => void;
  isOptional: boolean;
  problem: string | undefined;
}

/** A file of the library of one kind, chosen in the dialog that pictures are chosen in. */
function MediaFileChoice({ label, kind, value, onChange, isOptional, problem }: MediaFileChoiceProps) {
  const errorId = useId();
  return (
    <ChoiceRoot aria-label={useGroupName(label)} aria-describedby={problem && errorId}>
      <ChoiceLegend>{isOptional ? `${label} (facultatif)` : label}</ChoiceLegend>
      <Cluster>
        {value && <ChosenFile address={value} />}
        <MediaPickerButton
          kind={kind}
          purpose={label}
          onChoose={({ title, file_path }: MediaItem) => onChange(file_path, notices.fileChosen(title))}
        />
        {isOptional && value && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Retirer\u00A0: ${label}`}
            onClick={() => onChange(undefined, notices.fileRemoved)}
          >
            Retirer
          </Button>
        )}
      </Cluster>
      {problem && <ChoiceError id={errorId}>{problem}</ChoiceError>}
    </ChoiceRoot>
  );
}

/** What the library knows of a file that was chosen, or that it is gone from there. */
function ChosenFile({ address }: { address: string }) {
  const { data, isSuccess } = useQuery(mediaAtQuery([address]));
  const medium = data?.find(({ file_path }) => file_path === address);
  if (isSuccess && !medium) return <ChoiceError>Ce fichier n’est plus dans la médiathèque.</ChoiceError>;
  return (
    <Text size="small" isAnnounced>
      {medium ? describeFile(medium) : 'Chargement…'}
    </Text>
  );
}

const describeFile = ({ title, file_size, duration }: MediaItem) =>
  [title, duration !== null && toDuration(duration), file_size !== null && formatFileSize(file_size)]
    .filter(Boolean)
    .join(', ');

/** As players show it: 42:07. */
const toDuration = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** A film of the library, its title, its poster and its captions. */
export function FilmField({ field: { label, texts }, name }: ControlProps<'film'>) {
  const { field } = useController({ name });
  const replace = useFieldReplacement(name);
  const problems = useProblems();
  const film = field.value as FilmContent | null | undefined;
  const type = (changes: Partial<FilmContent>) => field.onChange({ ...film, ...changes });
  const file = (part: 'src' | 'poster' | 'captions', words: string, kind: ContentMediaKind) => (
    <MediaFileChoice
      label={words}
      kind={kind}
      value={film?.[part]}
      onChange={(address, notice) => {
        const isGone = part === 'src' && !address;
        replace(isGone ? null : { title: '', isSilent: false, ...film, [part]: address }, notice);
      }}
      isOptional
      problem={problems.get(`${name}.${part}`)}
    />
  );
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      {/* oxlint-disable-next-line translation/no-bare-text -- An element stands here. */}
      {file('src', 'Vidéo', 'video')}
      {film && (
        <>
          <Field label={texts.title?.label ?? ''} error={problems.get(`${name}.title`)}>
            <TextInput
              name={`${name}.title`}
              value={film.title}
              onChange={({ target }) => type({ title: target.value })}
            />
          </Field>
          {file('poster', 'Affiche', 'image')}
          <PosterOfFilm film={film} name={name} />
          {file('captions', 'Sous-titres', 'captions')}
          <Checkbox
            label="Sans paroles"
            description={'Personne n’y parle\u00A0: elle n’a pas besoin de sous-titres.'}
            checked={film.isSilent}
            onChange={({ target }) => type({ isSilent: target.checked })}
          />
        </>
      )}
    </Group>
  );
}

/** Takes a frame of the film as its poster. The film is loaded only for who wants one. */
function PosterOfFilm({ film, name }: { film: FilmContent; name: string }) {
  const { getValues } = useFormContext();
  const replace = useFieldReplacement(name);
  const [isTaking, setIsTaking] = useState(false);
  if (!isTaking)
    return (
      <div>
        <Button size="small" variant="outline" iconStart={Camera} onClick={() => setIsTaking(true)}>
          Prendre l’affiche dans la vidéo
        </Button>
      </div>
    );
  return (
    <FilmPoster
      key={film.src}
      src={film.src}
      title={film.title}
      onChoose={({ title, file_path }) => {
        setIsTaking(false);
        // What was typed while the picture was uploaded stays.
        replace({ ...(getValues(name) as FilmContent), poster: file_path }, notices.pictureChosen(title));
      }}
    />
  );
}

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
