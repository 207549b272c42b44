import { fullName } from '#data/fullName.ts';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '#admin/shell/useCopy.ts';
import { MediaPreview } from '../MediaGrid/MediaPreview.tsx';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { formatShortDay } from '#data/formats.ts';
import { formatFileSize, type MediaItem, mediaUrl } from '#features/media/data/media.ts';
import { Button } from '#design-system/components/Button';
import { Card } from '#design-system/components/Card';
import { IconButton } from '#design-system/components/IconButton';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { ChoiceBox } from '#lists/Choice.tsx';
import { MediaDialog } from '../MediaDialog/MediaDialog.tsx';
import { useMediaDeletion } from '../useMediaDeletion.tsx';
import { Actions, Description, Interrupted, Origin, Selector, Words } from './MediaCard.styles.ts';

export interface MediaCardProps {
  /** Le fichier de la médiathèque. */
  medium: MediaItem;
  /** Un admin voit le bouton qui supprime. */
  canDelete: boolean;
  /** Choisi dans la liste. */
  isSelected?: boolean;
  /** Il est choisi, ou ne l’est plus; `isRange` avec tous ceux depuis le dernier. */
  onToggle?: (isRange: boolean) => void;
}

/** A medium: what it is, who brought it, what can be done with it. */
export function MediaCard({ medium, canDelete, isSelected = false, onToggle }: MediaCardProps) {
  const { title, profiles, created_at } = medium;
  const copy = useCopy('address');
  const { deleteMedia, isDeleting, isInterrupted } = useMediaDeletion();
  const [isEditing, setIsEditing] = useState(false);
  const author = fullName(profiles ?? {});

  return (
    <Card density="dense" data-selected={isSelected || undefined} render={<li />}>
      <MediaPreview {...medium} />
      {onToggle && (
        <Selector title={`Choisir ${title}`}>
          <ChoiceBox label={`Choisir ${title}`} isChecked={isSelected} onToggle={onToggle} />
        </Selector>
      )}
      <Facts medium={medium} />
      {isInterrupted && (
        <Interrupted>
          La suppression ne s’est pas rendue au bout&nbsp;: le fichier, sa fiche ou les deux sont encore là.
          Supprimez-le de nouveau pour la terminer.
        </Interrupted>
      )}
      <Actions>
        <Button
          size="small"
          variant="ghost"
          iconStart={Pencil}
          aria-label={`Éditer ${title}`}
          onClick={() => setIsEditing(true)}
        >
          Éditer
        </Button>
        <IconButton
          size="small"
          icon={Link2}
          label={`Copier l’adresse de ${title}`}
          onClick={() => void copy(mediaUrl(medium.file_path))}
        />
        {canDelete && (
          <IconButton
            size="small"
            variant="danger"
            icon={Trash2}
            label={`Supprimer ${title}`}
            isPending={isDeleting}
            onClick={() => void deleteMedia([medium])}
          />
        )}
      </Actions>
      <Origin>
        <span>{author ? `Uploadé par ${author}` : 'Utilisateur inconnu'}</span>
        <time dateTime={created_at}>{formatShortDay(created_at)}</time>
      </Origin>
      {isEditing && <MediaDialog medium={medium} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

/** What a medium is. */
const Facts = ({ medium: { title, file_name, file_size, duration, description } }: { medium: MediaItem }) => (
  <Words>
    <Heading level={2} size="h4">
      {title}
    </Heading>
    <Text isNote>{file_name}</Text>
    {file_size !== null && (
      <Text isNote isTabular>
        {[duration !== null && formatTime(duration), formatFileSize(file_size)].filter(Boolean).join(' · ')}
      </Text>
    )}
    {description && <Description>{description}</Description>}
  </Words>
);
