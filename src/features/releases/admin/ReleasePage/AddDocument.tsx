import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '#lists/index.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { articlesQuery } from '#features/articles/data/article.queries.ts';
import { type DocumentState, contentsQuery } from '#documents/data/document.queries.ts';
import { findAddressedKind, findKind, toArticleDocument } from '#documents/data/documentKey.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { type Release, addToReleaseMutation } from '#features/releases/data/release.queries.ts';
import { errorText } from '#data/errors.ts';
import { foldText } from '#data/foldText.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Badge } from '#design-system/components/Badge';
import { Button, SmallButton } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Cluster } from '#design-system/primitives/Cluster';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Choices } from './ReleasePage.styles.ts';

/** How many are offered at a time: the search finds the others. */
const MOST_SHOWN = 20;

/** A document that can be added, or that says why it can't be. */
type Choice = {
  document: string;
  name: string;
  /** Its text waits to be published. */
  hasPendingChanges: boolean;
  /** Where it stands already. */
  elsewhere: string | null;
};

/** Finds a document by its name and adds it; what waits to be published comes first. */
export function AddDocument({ release }: { release: Release }) {
  const { hasRole } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { contents, articles, choices } = useChoices(release, search, isOpen);
  const { mutateAsync: add, isPending, variables, error, reset } = useMutation(addToReleaseMutation);

  return (
    <Dialog
      title="Ajouter un élément"
      description={
        hasRole('admin')
          ? 'Un article, un contenu, une page ou un paramètre que l’équipe a déjà enregistré.'
          : 'Un article, un contenu ou une page que l’équipe a déjà enregistré. Les paramètres s’ajoutent par l’administration.'
      }
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        setSearch('');
        reset();
      }}
      trigger={
        <Button variant="outline" iconStart={Plus}>
          Ajouter un élément
        </Button>
      }
      footer={<Dialog.Close render={<Button variant="outline" />}>Terminer</Dialog.Close>}
    >
      <Stack $gap={3}>
        <SearchField
          value={search}
          label="Chercher un élément"
          placeholder="Titre, page ou section"
          onSearch={setSearch}
        />
        {error && (
          <Alert tone="danger" isAnnounced>
            {errorText(error)}
          </Alert>
        )}
        <LoadError query={[contents, articles]} loading="Chargement des éléments…" />
        {contents.data && articles.data && (
          <Text isAnnounced isNote>
            {choices.length === 0
              ? 'Rien de ce nom. Un contenu que personne n’a encore changé ne s’ajoute pas\u00A0: enregistrez-le d’abord sans le publier.'
              : choices.length > MOST_SHOWN
                ? `Les ${MOST_SHOWN} premiers. Cherchez un nom pour voir les autres.`
                : null}
          </Text>
        )}
        <Choices aria-label="Éléments trouvés">
          {choices.slice(0, MOST_SHOWN).map((choice) => (
            <Found
              key={choice.document}
              choice={choice}
              isPending={isPending && variables.document === choice.document}
              onAdd={() => void add({ id: release.id, document: choice.document }).catch(() => undefined)}
            />
          ))}
        </Choices>
      </Stack>
    </Dialog>
  );
}

/** What can be added to a release, by a search: what waits to be published comes first. Nothing is asked for until it is wanted. */
function useChoices(release: Release, search: string, isWanted: boolean) {
  const contents = useQuery({ ...contentsQuery, staleTime: 0, enabled: isWanted });
  const articles = useQuery({ ...articlesQuery({ search }), enabled: isWanted });
  const present = new Set(release.documents.map(({ document }) => document));
  const choices = [
    ...(contents.data ?? []).filter(hasText).map(toChoice).filter(isFoundBy(search)),
    ...(articles.data?.rows ?? []).map((article): Choice => {
      const document = toArticleDocument(article.id);
      const hasPendingChanges = article.status === 'draft' || article.is_modified;
      return { document, name: article.title, hasPendingChanges, elsewhere: nameElsewhere(article) };
    }),
  ]
    .filter(({ document }) => !present.has(document))
    .toSorted((one, other) => Number(other.hasPendingChanges) - Number(one.hasPendingChanges));
  return { contents, articles, choices };
}

/** A document that was found, with the button that adds it or where it stands already. */
const Found = ({
  choice: { document, name, hasPendingChanges, elsewhere },
  isPending,
  onAdd,
}: {
  choice: Choice;
  isPending: boolean;
  onAdd: () => void;
}) => (
  <li>
    <div>
      <p>{name}</p>
      <Cluster $gap={1}>
        <Badge variant="outline">{kindWords[findKind(document)].label}</Badge>
        {hasPendingChanges && <Badge variant="accent">En attente</Badge>}
      </Cluster>
      {elsewhere && <Text isNote>{elsewhere}</Text>}
    </div>
    {!elsewhere && (
      <SmallButton isPending={isPending} aria-label={`Ajouter\u00A0: ${name}`} onClick={onAdd}>
        Ajouter
      </SmallButton>
    )}
  </li>
);

/** What went back to the code's copy has no text that could go online. */
const hasText = ({ pending, online }: DocumentState) => pending !== null || online !== null;

function toChoice({ document, pending, online, release_id, release_name }: DocumentState): Choice {
  const { title = null } = findAddressedKind(document) ? ((pending ?? online) as { title?: string }) : {};
  return {
    document,
    name: nameDocument(document, title),
    hasPendingChanges: pending !== null,
    elsewhere: nameElsewhere({ release_id, release_name }),
  };
}

function nameElsewhere({ release_id, release_name }: Pick<DocumentState, 'release_id' | 'release_name'>) {
  if (release_id === null) return null;
  return release_name === null
    ? 'Une mise à jour en est déjà planifiée.'
    : `Déjà dans la mise en ligne «\u00A0${release_name}\u00A0».`;
}

const isFoundBy = (search: string) => {
  const wanted = foldText(search.trim());
  return ({ name }: Choice) => foldText(name).includes(wanted);
};
