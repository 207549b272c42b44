import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { documentNewsQuery } from '#documents/data/document.queries.ts';
import {
  removeFromReleaseMutation,
  addToReleaseMutation,
  releasesQuery,
  saveReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import {
  type ReleaseChoice,
  NEW_RELEASE,
  releaseChoiceSchema,
} from '#features/releases/data/release.schema.ts';

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
        <Text isNote>Une fois enregistré, ce texte pourra être publié avec d’autres, au même moment.</Text>
      ) : standing.release_id === null ? (
        <>
          <Text isNote>Pour publier ce texte avec d’autres, au même moment.</Text>
          <ChooseRelease document={document} />
        </>
      ) : standing.release_name === null ? (
        <Text size="small">
          {`Une mise à jour est planifiée${standing.due_at ? ` pour le ${formatQuebecTime(standing.due_at)}` : ''}. Annulez cette planification pour publier ce texte avec d’autres.`}
        </Text>
      ) : (
        <>
          <Text size="small">
            Dans{' '}
            <TextLink render={<Link to={paths.admin.release(standing.release_id)} />}>
              {standing.release_name}
            </TextLink>
            , {standing.due_at ? `prévue le ${formatQuebecTime(standing.due_at)}` : 'sans date'}. Le texte qui
            y sera publié est le dernier enregistré.
          </Text>
          <SmallButton
            isPending={isPending}
            onClick={() =>
              void attempt(async () => {
                await remove({ id: standing.release_id ?? '', document });
                showToast(notices.removedFromRelease(standing.release_name ?? ''));
              })
            }
          >
            Enlever de cette mise en ligne
          </SmallButton>
        </>
      )}
    </FormCard>
  );
}

/** An open release to choose, or a new one to name. What is typed stays until the document stands in it. */
function ChooseRelease({ document }: { document: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: open } = useQuery({ ...releasesQuery({ only_state: 'open' }), enabled: isOpen });
  // The same id for each attempt, so that a second one makes no second release.
  const newId = useRef(crypto.randomUUID());
  const { mutateAsync: save } = useMutation(saveReleaseMutation);
  const { mutateAsync: add } = useMutation(addToReleaseMutation);
  const releases = open?.rows ?? [];
  const form = usePersistedForm(`release-of/${document}`, releaseChoiceSchema, {
    defaultValues: { releaseId: NEW_RELEASE, name: '' },
  });
  const releaseId = useWatch({ control: form.control, name: 'releaseId' });

  const onSubmit = async ({ releaseId: chosen, name }: ReleaseChoice) => {
    const isNew = chosen === NEW_RELEASE;
    const id = isNew ? newId.current : chosen;
    if (isNew) await save({ id, name, ownerId: null, dueAt: null, version: 0 });
    await add({ id, document });
    return notices.addedToRelease(isNew ? name : (releases.find((one) => one.id === id)?.name ?? name));
  };

  return (
    <>
      <Button variant="outline" iconStart={FolderPlus} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Ajouter à une mise en ligne
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          title="Ajouter à une mise en ligne"
          description="Le texte qui y sera publié est le dernier enregistré d’ici là."
          submitLabel="Ajouter"
          pendingLabel="Ajout en cours..."
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
          fields={[
            {
              name: 'releaseId',
              label: 'Mise en ligne',
              items: [
                { value: NEW_RELEASE, label: 'Une nouvelle' },
                ...releases.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
            releaseId === NEW_RELEASE && { name: 'name', label: 'Son nom', isRequired: true },
          ]}
        />
      )}
    </>
  );
}
