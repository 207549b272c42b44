import { findKind } from '#documents/data/documentKey.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { previewsQuery } from '#features/previews/data/previewLinks.queries.ts';
import { documentNewsQuery } from '#documents/data/document.queries.ts';
import { AddToRelease } from '../AddToRelease/index.ts';
import { NotesCard, NotesContext } from '../DocumentNotes/index.ts';
import { DocumentVersions, type DocumentVersionsProps } from '../DocumentVersions/index.ts';
import { PreviewCard, type PreviewCardProps } from '../PreviewCard/index.ts';
import { Fold } from './Fold.tsx';
import { Folds } from './DocumentScreen.styles.ts';

export interface DocumentFoldsProps<Text> {
  /** The document, by its key. */
  document: string;
  /** How it is called, with its article: « l’article ». */
  what: string;
  /** La version du texte sur le serveur; `null` tant que rien n’est enregistré. */
  version: number | null;
  isUnsaved: boolean;
  versions: Omit<DocumentVersionsProps<Text>, 'document'>;
}

/** What is beside the text of a document, each in one line with its value: notes, sharing, release, versions. */
export function DocumentFolds<Text>({
  document,
  what,
  version,
  isUnsaved,
  versions,
}: DocumentFoldsProps<Text>) {
  const { data: standing } = useQuery(documentNewsQuery(document));
  return (
    <Folds>
      <NotesFold />
      {/* What no visitor reads, nobody has a link to. */}
      {findKind(document) !== 'internal' && (
        <SharingFold shared={{ document }} what={what} version={version} isUnsaved={isUnsaved} />
      )}
      <Fold name="Mise en ligne" value={standing?.release_name ?? 'aucune'}>
        <AddToRelease document={document} />
      </Fold>
      <VersionsFold document={document} version={version} versions={versions} />
    </Folds>
  );
}

/** The versions of a document in a line, which opens where the address names one. */
export function VersionsFold<Text>({
  document,
  version,
  versions,
}: Pick<DocumentFoldsProps<Text>, 'document' | 'version' | 'versions'>) {
  const [params] = useSearchParams();
  return (
    <Fold
      name="Versions"
      value={version ? `version ${version}` : 'aucune'}
      isInitiallyOpen={params.has('version')}
    >
      <section aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <DocumentVersions document={document} {...versions} />
      </section>
    </Fold>
  );
}

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

function SharingFold(card: PreviewCardProps) {
  const { shared, version } = card;
  const { data } = useQuery({ ...previewsQuery(shared, version ?? 0), enabled: version !== null });
  const links = data?.links.length ?? 0;
  const approval = data?.approvals.find(({ is_current }) => is_current);
  const counted = links === 0 ? 'aucun lien' : `${links}\u00A0${links > 1 ? 'liens' : 'lien'}`;
  return (
    <Fold
      name="Partage et approbation"
      value={approval ? `${counted}, approuvé par ${approval.name}` : counted}
    >
      <PreviewCard {...card} />
    </Fold>
  );
}
