import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef, useSyncExternalStore, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentNewsQuery } from '#documents/data/document.queries.ts';
import type { DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { Text as Words } from '#design-system/primitives/Text';
import { AddToRelease } from '../AddToRelease/AddToRelease.tsx';
import { NotesCard, NotesContext } from '../DocumentNotes/index.ts';
import { DocumentVersions, type DocumentVersionsProps } from '../DocumentVersions/DocumentVersions.tsx';
import { withinSentence } from '../words.ts';
import type { DocumentEditing } from './useOpenedDocument.ts';
import { Folds, Folded, FoldName } from './DocumentScreen.styles.ts';
import { Disclosure } from '#design-system/components/Disclosure';

export interface DocumentFoldsProps<Text> {
  editing: DocumentEditing<Text>;
  renderVersionState: DocumentVersionsProps<Text>['renderState'];
}

/** What is beside the text of a document, each in one line with its value: notes, release, versions. */
export function DocumentFolds<Text>({ editing, renderVersionState }: DocumentFoldsProps<Text>) {
  const { document } = editing.state;
  const { data: standing } = useQuery(documentNewsQuery(document));
  return (
    <Folds>
      <NotesFold />
      <Fold name="Mise en ligne" value={standing?.release_name ?? 'aucune'}>
        <AddToRelease document={document} />
      </Fold>
      <VersionsFold editing={editing} renderState={renderVersionState} />
    </Folds>
  );
}

export interface VersionsFoldProps<Text> extends Pick<DocumentVersionsProps<Text>, 'renderState'> {
  editing: DocumentEditing<Text>;
  /** What is said as long as nothing is saved. */
  nothingSaved?: string;
}

/** The versions of a document in a line, which opens where the address names one. */
export function VersionsFold<Text>({ editing, renderState, nothingSaved }: VersionsFoldProps<Text>) {
  const [params] = useSearchParams();
  const { store, state, section, description, editor, onRestore } = editing;
  const version = findVersion(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = params.has('version');
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <Fold name="Versions" value={version ? `version ${version}` : 'aucune'} isInitiallyOpen={isAsked}>
      <section aria-labelledby="versions">
        <h2 id="versions" ref={heading} tabIndex={-1}>
          Versions
        </h2>
        <Versions
          store={store}
          document={state.document}
          description={description}
          empty={<Words tone="muted">{nothingSaved ?? sayNothingSaved(section.words)}</Words>}
          renderState={renderState}
          isPending={editor.isPending}
          onRestore={onRestore}
          hindrance={state.isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null}
        />
      </section>
    </Fold>
  );
}

/** The versions beside what the form holds by now. */
function Versions<Text>({
  store,
  ...versions
}: Omit<DocumentVersionsProps<Text>, 'present'> & { store: DocumentStore<Text> }) {
  const text = useSyncExternalStore(store.subscribe, () => store.state().text);
  return <DocumentVersions present={{ title: 'Texte du formulaire', text }} {...versions} />;
}

/** The version of what is saved; null while nothing is: what went back to the code's copy has no text of its own. */
export const findVersion = ({ saved }: Pick<DocumentStoreState<unknown>, 'saved'>) =>
  saved && (saved.pending ?? saved.draft ?? saved.online) !== null ? saved.version : null;

const sayNothingSaved = ({ hasOwnAddress, the }: KindWords) =>
  hasOwnAddress
    ? `Rien de ${withinSentence(the)} n’est encore enregistré.`
    : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.';

function NotesFold() {
  const { placed, retry } = use(NotesContext);
  if (placed.length === 0 && !retry) return null;
  const open = placed.filter(({ note }) => note.state === 'open').length;
  const value = open === 0 ? 'aucune ouverte' : `${open}\u00A0${open > 1 ? 'ouvertes' : 'ouverte'}`;
  return (
    <Fold
      name="Notes de lecture"
      value={retry ? 'à charger de nouveau' : value}
      isInitiallyOpen={retry !== null}
    >
      <NotesCard />
    </Fold>
  );
}

interface FoldProps {
  name: string;
  /** What there is of it, in a few words: « 2 liens ». */
  value: string;
  isInitiallyOpen?: boolean;
  /** A card, which is drawn once the line is opened. */
  children: ReactNode;
}

/** Something beside the text, in one line with its value. */
function Fold({ name, value, isInitiallyOpen = false, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(isInitiallyOpen);
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      onToggle={() => setWasOpened(true)}
      summary={
        <FoldName>
          {name} <span>{value}</span>
        </FoldName>
      }
    >
      {wasOpened && <Folded>{children}</Folded>}
    </Disclosure>
  );
}
