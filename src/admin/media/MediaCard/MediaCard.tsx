import { useMutation } from '@tanstack/react-query';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deletionQuestion } from '#admin/lists/deletion.ts';
import { notices } from '#admin/shell/notices.ts';
import { MediaPreview } from '#admin/media/MediaPreview/index.ts';
import { useDeletion } from '#admin/lists/useDeletion.ts';
import { formatShortDay } from '#data/formats.ts';
import { formatFileSize, type MediaItem, mediaUrl } from '#data/media/media.ts';
import { deleteMediaMutation, restoreMediaMutation } from '#data/media/media.queries.ts';
import { Button } from '#design-system/components/Button';
import { Card } from '#design-system/components/Card';
import { IconButton } from '#design-system/components/IconButton';
import { useToast } from '#design-system/components/Toast';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { MediaDialog } from '../MediaDialog/index.ts';
import { MediaUses } from '../MediaUses/index.ts';
import { Actions, Description, Interrupted, Origin, Words } from './MediaCard.styles.ts';

export interface MediaCardProps {
  medium: MediaItem;
  /** Admins see the button that deletes. */
  canDelete: boolean;
}

/** A medium: what it is, who brought it, what can be done with it. */
export function MediaCard({ medium, canDelete }: MediaCardProps) {
  const { title, file_name, file_size, description, profiles, created_at } = medium;
  const showToast = useToast();
  const deleteItem = useDeletion();
  const {
    mutateAsync: remove,
    isPending: isDeleting,
    isError: isInterrupted,
  } = useMutation(deleteMediaMutation);
  const { mutateAsync: restore } = useMutation(restoreMediaMutation);
  const [isEditing, setIsEditing] = useState(false);
  const author = [profiles?.first_name, profiles?.last_name].filter(Boolean).join(' ');

  const onCopy = () =>
    // Absent where the site isn't served securely.
    Promise.resolve(mediaUrl(medium.file_path))
      .then((address) => navigator.clipboard.writeText(address))
      .then(
        () => showToast(notices.addressCopied),
        () => showToast(notices.addressNotCopied),
      );

  const onDelete = () =>
    deleteItem({
      question: {
        ...deletionQuestion('medium', title),
        description: (
          <>
            <p>{title}</p>
            <MediaUses medium={medium} />
          </>
        ),
      },
      remove: () => remove(medium),
      deleted: notices.mediumDeleted,
      undo: { restore: () => restore(medium), restored: notices.mediumRestored },
    });

  return (
    <Card density="dense" render={<li />}>
      <MediaPreview {...medium} />
      <Words>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {file_name}
        </Text>
        {file_size !== null && (
          <Text size="small" tone="muted" isTabular>
            {formatFileSize(file_size)}
          </Text>
        )}
        {description && <Description>{description}</Description>}
      </Words>
      {isInterrupted && !isDeleting && (
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
          onClick={() => {
            setIsEditing(true);
          }}
        >
          Éditer
        </Button>
        <IconButton
          size="small"
          icon={Link2}
          label={`Copier l’adresse de ${title}`}
          onClick={() => void onCopy()}
        />
        {canDelete && (
          <IconButton
            size="small"
            variant="danger"
            icon={Trash2}
            label={`Supprimer ${title}`}
            isPending={isDeleting}
            onClick={() => void onDelete()}
          />
        )}
      </Actions>
      <Origin>
        <span>{author ? `Uploadé par ${author}` : 'Utilisateur inconnu'}</span>
        <time dateTime={created_at}>{formatShortDay(created_at)}</time>
      </Origin>
      <MediaDialog
        medium={medium}
        isOpen={isEditing}
        onClose={() => {
          setIsEditing(false);
        }}
      />
    </Card>
  );
}
