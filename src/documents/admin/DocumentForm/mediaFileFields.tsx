import { useQuery } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import type { ToastOptions } from '#design-system/components/Toast';
import { useId } from 'react';
import { MediaPickerButton } from '#features/media/admin/MediaPickerButton/MediaPickerButton.tsx';
import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import { mediaAtQuery } from '#features/media/data/contentMedia.queries.ts';
import { formatFileSize, type MediaItem } from '#features/media/data/media.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { ChoiceError, ChoiceLegend, ChoiceRoot } from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';

export interface MediaFileChoiceProps {
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
export function MediaFileChoice({ label, kind, value, onChange, isOptional, problem }: MediaFileChoiceProps) {
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
