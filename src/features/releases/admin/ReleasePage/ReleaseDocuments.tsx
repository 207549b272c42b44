import { paths } from '#paths.ts';
import { useMutation } from '@tanstack/react-query';
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
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';
import { AddDocument } from './AddDocument.tsx';
import { PartChanges } from './PartChanges.tsx';
import { Parts, PartsHead } from './ReleasePage.styles.ts';

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
