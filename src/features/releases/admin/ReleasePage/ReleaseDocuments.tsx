import { paths } from '#paths.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { findKind, isSetting } from '#documents/data/documentKey.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import {
  type Release,
  type ReleaseDocument,
  type ReleasePart,
  addToReleaseMutation,
  removeFromReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Badge } from '#design-system/components/Badge';
import { Button, SmallButton } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';
import { AddDocument } from './AddDocument.tsx';
import { Parts, PartsHead } from './ReleasePage.styles.ts';
import { useState } from 'react';
import { DocumentComparison } from '#documents/admin/DocumentComparison/DocumentComparison.tsx';
import { kindOf } from '#documents/admin/kinds.ts';
import { useRecords, describeDocument, type RecordNames } from '#documents/admin/describeDocument.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { type ReleaseText, releaseTextQuery } from '#features/releases/data/releaseText.queries.ts';
import { Dialog } from '#design-system/components/Dialog';
import { isDecision } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Difference } from '#documents/admin/description.ts';

export interface ReleaseDocumentsProps {
  release: Release;
  canManage: boolean;
}

/** What taking back is called: of what has a page of its own, and of a section, which has a text in the code. */
const withdrawn = {
  site: { undo: 'Garder sur le site', action: 'Retirer du site', done: 'Retiré du site' },
  section: {
    undo: 'Publier le texte enregistré',
    action: 'Revenir au texte d’origine',
    done: 'Texte d’origine',
  },
} as const;

const states = {
  new: { label: 'Nouveau', variant: 'accent' },
  modified: { label: 'Modifié', variant: 'accent' },
  unchanged: { label: 'Rien ne change', variant: 'outline' },
  missing: { label: 'N’existe plus', variant: 'destructive' },
} as const satisfies Record<Exclude<ReleaseDocument['state'], 'withdrawn'>, object>;

/** What is in a release: what each is, what becomes of it, and what can be done with it. */
export function ReleaseDocuments({ release, canManage }: ReleaseDocumentsProps) {
  const { documents, state } = release;
  const canChange = canManage && state === 'open';
  return (
    <>
      <PartsHead>
        <h2 id="elements">{documents.length > 1 ? `${documents.length} éléments` : 'Éléments'}</h2>
        {canChange && <AddDocument release={release} />}
      </PartsHead>
      {documents.length === 0 ? (
        <EmptyState title="Cette mise en ligne est vide." headingLevel={3}>
          Ajoutez-y ce qui doit être en ligne au même moment&nbsp;: ce que l’équipe a enregistré sans le
          publier, ou ce qui doit quitter le site.
        </EmptyState>
      ) : (
        <Parts aria-labelledby="elements">
          {documents.map((part) => (
            <Part key={part.document} part={part} release={release} canChange={canChange} />
          ))}
        </Parts>
      )}
    </>
  );
}

type PartProps = { part: ReleaseDocument; release: Release; canChange: boolean };

function Part({ part, release, canChange }: PartProps) {
  const { document, title, state, withdraws } = part;
  const { hasRole } = useAuth();
  const showToast = useToast();
  const name = nameDocument(document, title);
  const { label, hasOwnAddress } = kindWords[findKind(document)];
  const words = withdrawn[hasOwnAddress ? 'site' : 'section'];
  const { mutateAsync: add, isPending: isTurning } = useMutation(addToReleaseMutation);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(removeFromReleaseMutation);
  const { attempt } = useAttempt();
  const isOpen = release.state === 'open';
  const canOpen = !isSetting(document) || hasRole('admin');
  // What isn't on the site can't leave it.
  const canTurn = withdraws || state === 'modified' || state === 'unchanged';
  const hasChanges = canOpen && release.state !== 'undone' && (state === 'new' || state === 'modified');
  const turn = (change: Pick<ReleasePart, 'withdraws'>) =>
    attempt(() => add({ id: release.id, document, ...change }));

  return (
    <li>
      <Cluster $gap={2}>
        {canOpen ? (
          <TextLink render={<Link to={paths.admin.content(document)} />}>{name}</TextLink>
        ) : (
          <span>{name}</span>
        )}
        <Badge variant="outline">{label}</Badge>
        {isOpen && state !== 'withdrawn' && (
          <Badge variant={states[state].variant}>{states[state].label}</Badge>
        )}
        {withdraws && state !== 'missing' && <Badge variant="destructive">{words.done}</Badge>}
        {isOpen && part.is_changed_since_approval && (
          <Badge variant="secondary">Modifié depuis l’approbation</Badge>
        )}
        {release.state === 'published' && part.is_changed_since && (
          <Badge variant="secondary">Modifié depuis</Badge>
        )}
      </Cluster>
      {(hasChanges || canChange) && (
        <Cluster $gap={2}>
          {hasChanges && <PartChanges release={release} document={document} name={name} />}
          {canChange && canTurn && (
            <Button
              size="small"
              variant="ghost"
              isPending={isTurning}
              aria-label={`${withdraws ? words.undo : words.action}\u00A0: ${name}`}
              onClick={() => void turn({ withdraws: !withdraws })}
            >
              {withdraws ? words.undo : words.action}
            </Button>
          )}
          {canChange && (
            <Button
              size="small"
              variant="ghost"
              isPending={isRemoving}
              aria-label={`Enlever d’ici\u00A0: ${name}`}
              onClick={() =>
                void attempt(async () => {
                  await remove({ id: release.id, document });
                  showToast(notices.removedFromRelease(release.name));
                })
              }
            >
              Enlever d’ici
            </Button>
          )}
        </Cluster>
      )}
    </li>
  );
}

const descriptions = {
  open: {
    title: 'Ce qui change',
    description:
      'De ce qui est en ligne à ce qui le sera\u00A0: ce qui est barré sera retiré, ce qui est souligné sera ajouté.',
  },
  published: {
    title: 'Ce qui a changé',
    description:
      'De ce qui était en ligne à ce que la mise en ligne a publié\u00A0: ce qui est barré a été retiré, ce qui est souligné a été ajouté.',
  },
};

/** What a release changes of a document, or has changed, word by word; read when somebody wants to see it. */
function PartChanges({ release, document, name }: { release: Release; document: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...releaseTextQuery({ releaseId: release.id, document }), enabled: isOpen });
  const words = release.state === 'open' ? descriptions.open : descriptions.published;

  return (
    <Dialog
      title={`${words.title}\u00A0: ${name}`}
      size="large"
      description={words.description}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<SmallButton aria-label={`Voir ce qui change\u00A0: ${name}`}>Voir ce qui change</SmallButton>}
      footer={<Dialog.Close render={<Button variant="outline" />}>Fermer</Dialog.Close>}
    >
      <LoadError query={query} loading="Chargement des textes…" />
      {query.data && <Changes document={document} text={query.data} />}
    </Dialog>
  );
}

function Changes({ document, text }: { document: string; text: ReleaseText }) {
  const section = kindOf(document).describe(document, { online: text.online, pending: text.next });
  return section && <SectionChanges section={section} text={text} />;
}

function SectionChanges({ section, text }: { section: EditableSection; text: ReleaseText }) {
  const { names } = useRecords(section);
  return <DocumentComparison differences={compareTexts(section, text, names)} />;
}

/** Where what a release brings says something else than what is online, or than nothing at all. */
function compareTexts(
  section: EditableSection,
  { online, next }: ReleaseText,
  names: RecordNames,
): Difference[] {
  const { compare, read } = describeDocument(section, names);
  // Any moment will do: only decisions depend on it, which aren't compared.
  const saved_at = new Date().toISOString();
  return compare(read({ value: online, saved_at }), read({ value: next, saved_at })).filter(
    ({ path }) => !isDecision(section.schema, path),
  );
}
