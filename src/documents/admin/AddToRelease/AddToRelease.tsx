import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { documentNewsQuery } from '#documents/data/document.queries.ts';
import { removeFromReleaseMutation } from '#features/releases/data/release.queries.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { ChooseRelease } from './ChooseRelease.tsx';

export interface AddToReleaseProps {
  /** La clé du document dont c’est l’éditeur. */
  document: string;
}

/** In which open release a document stands, and the way into one; nothing as long as it isn't known. */
export function AddToRelease({ document }: AddToReleaseProps) {
  const showToast = useToast();
  const { attempt } = useAttempt();
  const { data: standing } = useQuery(documentNewsQuery(document));
  const { mutateAsync: remove, isPending } = useMutation(removeFromReleaseMutation);
  if (standing === undefined) return null;

  return (
    <FormCard aria-labelledby="mise-en-ligne">
      <h2 id="mise-en-ligne">Mise en ligne</h2>
      {standing === null ? (
        <Text size="small" tone="muted">
          Une fois enregistré, ce texte pourra être publié avec d’autres, au même moment.
        </Text>
      ) : standing.release_id === null ? (
        <>
          <Text size="small" tone="muted">
            Pour publier ce texte avec d’autres, au même moment.
          </Text>
          <ChooseRelease document={document} />
        </>
      ) : standing.release_name === null ? (
        <Text size="small">
          {`Une mise à jour est planifiée${standing.due_at ? ` pour le ${formatMoment(standing.due_at)}` : ''}. Annulez cette planification pour publier ce texte avec d’autres.`}
        </Text>
      ) : (
        <>
          <Text size="small">
            Dans{' '}
            <TextLink render={<Link to={paths.admin.release(standing.release_id)} />}>
              {standing.release_name}
            </TextLink>
            , {standing.due_at ? `prévue le ${formatMoment(standing.due_at)}` : 'sans date'}. Le texte qui y
            sera publié est le dernier enregistré.
          </Text>
          <Button
            size="small"
            variant="outline"
            isPending={isPending}
            onClick={() =>
              void attempt(async () => {
                await remove({ id: standing.release_id ?? '', document });
                showToast(notices.removedFromRelease(standing.release_name ?? ''));
              })
            }
          >
            Enlever de cette mise en ligne
          </Button>
        </>
      )}
    </FormCard>
  );
}

const formatMoment = (moment: string) => formatDayAndTime(toClockTime(moment));
