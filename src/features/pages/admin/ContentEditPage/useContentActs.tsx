import { useMutation } from '@tanstack/react-query';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import type { MenuItem } from '#design-system/components/Menu';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import { planActs } from '#documents/admin/useDocumentChanges.ts';
import type { DocumentActs } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import type { useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { endOfPlan, isEnd } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import { withinSentence } from '#documents/admin/words.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import type { Json } from '#generated/database.types.ts';
import { findAbove } from '#documents/data/documentKey.ts';
import { restoreDocumentMutation } from '#documents/data/deletedDocuments.queries.ts';
import { type DocumentState, withdrawDocument } from '#documents/data/document.queries.ts';
import { paths } from '#paths.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { findState, getOnline } from '../contentState.ts';
import { hasAddress } from '../listedSections.ts';
import { nameState } from '../StateBadge/StateBadge.tsx';
import { useShowOf } from '../useShows.ts';
import { StoredText } from './ContentEditPage.styles.ts';

type Opened = ReturnType<typeof useOpenedDocument<Json>>;

/** Where a content stands, and what can be done with it there (product: states of a section). */
export function useContentActs(editing: Opened): DocumentActs {
  const { store, state, editor, planning } = editing;
  const section = editing.section as EditableSection;
  const { saved, isDirty } = state;
  const { words, key } = section;
  // A key elsewhere draws nothing anew.
  const above = useSyncExternalStore(store.subscribe, () => findAbove(key, store.state().text));
  const ofShow = useShowOf(above);
  const standing = findState(section, saved);
  const withdrawals = useWithdrawals(editing);
  return {
    standing: {
      label: nameState(standing, words),
      aside: standing !== 'scheduled' && <PageLinks section={section} />,
    },
    main: {
      label: nameMain(editor, saved),
      onPress: editor.publishChanges,
      isDisabled: !isDirty && saved?.pending == null,
    },
    acts: [...planActs(editor, () => planning[1]('open')), ...withdrawals],
    plan: {
      name: key,
      planned: editor.planned,
      description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
      endDescription:
        words.hasOwnAddress && (saved?.online == null || (!isDirty && saved.pending === null))
          ? `Ensuite, ${withinSentence(words.the)} quitte le site.`
          : 'Ensuite, le texte d’avant revient.',
      ...(isEnd(editor.planned) && { asks: 'until' as const }),
      onPlan: editor.plan,
    },
    onSave: () => {
      if (isDirty) editor.savePending();
    },
    place: words.hasOwnAddress
      ? {
          toPath: (slug) => toPublicPath(key, slug, ofShow?.slug),
          isOnline: saved?.online != null,
        }
      : null,
    notices: standing === 'unfit' && <Unfit content={saved} />,
  };
}

/** What the one button does, in its word. */
function nameMain(editor: { online: unknown }, content: DocumentState | null) {
  if (content?.pending != null && editor.online !== null) return 'Publier les modifications';
  return content?.online == null ? 'Publier' : 'Mettre à jour';
}

const PageLinks = ({ section }: { section: EditableSection }) =>
  section.pages.filter(hasAddress).map(({ path, title }) => (
    <Link key={path} to={path} target="_blank" rel="noreferrer">
      Voir «&nbsp;{title}&nbsp;»
    </Link>
  ));

/** What was written for another form of the section: stored, shown, and replaced on the site by the code's copy. */
function Unfit({ content }: { content: DocumentState | null }) {
  const stored = content?.pending ?? content?.online;
  return (
    <Alert tone="warning" title="Ce contenu ne correspond plus à la forme de la section.">
      <p>
        La section a changé depuis qu’il a été écrit. Le site montre le texte d’origine, et le formulaire en
        part. Ce qui avait été écrit est gardé dans les versions&nbsp;:
      </p>
      <details>
        <summary>Montrer ce qui avait été écrit</summary>
        <StoredText tabIndex={0}>{JSON.stringify(stored, null, 2)}</StoredText>
      </details>
    </Alert>
  );
}

/** Acts that take something away, each after a question. */
function useAskedAct({ editor, state: { conflicts } }: Pick<Opened, 'editor' | 'state'>) {
  const confirm = useConfirm();
  return (
    act: Pick<MenuItem, 'label' | 'description' | 'icon'>,
    title: string,
    sentences: readonly (string | undefined)[],
    onConfirmed: () => Promise<unknown>,
  ): MenuItem => ({
    ...act,
    isDestructive: true,
    isDisabled: editor.isPending || conflicts.length > 0,
    onSelect: () =>
      void confirm({
        title,
        description: [...sentences, endOfPlan(editor.planned)].filter(Boolean).join(' '),
        confirmLabel: act.label,
        isDestructive: true,
      }).then((isWanted) => isWanted && onConfirmed()),
  });
}

/** Empties the form of what nobody has saved yet. */
const giveUp = (store: Opened['store']) => store.dispatch({ type: 'replaced', saved: null, at: Date.now() });

/** What takes a content from the site, or gives it up. */
function useWithdrawals({ letLeave, ...editing }: Opened): MenuItem[] {
  const navigate = useNavigate();
  const showToast = useToast();
  const { offerUndo } = useAttempt();
  const toAct = useAskedAct(editing);
  const { mutateAsync: restore } = useMutation(restoreDocumentMutation);
  const { store, change } = editing;
  const { saved, isDirty } = editing.state;
  const section = editing.section as EditableSection;
  const { words } = section;
  const isShown = saved?.online != null;

  const withdraw = async (say: () => unknown, keepsDraft: boolean) => {
    const after = keepsDraft ? 'refreshed' : 'replaced';
    const isDone = await change(after, (seen) => withdrawDocument({ ...seen, keepsDraft }));
    if (isDone) say();
    return isDone;
  };
  if (!words.hasOwnAddress) {
    const isTouched = isShown || saved?.pending != null || findState(section, saved) === 'unfit';
    const revert = toAct(
      {
        label: 'Revenir au texte d’origine',
        description: 'celui que le site avait au départ',
        icon: RotateCcw,
      },
      'Revenir au texte d’origine?',
      [
        'Le site montrera de nouveau le texte d’origine, et le brouillon disparaît du formulaire. Les versions restent.',
        section.warn?.(getOnline(section, saved), section.content),
      ],
      () => withdraw(() => showToast(notices.contentReverted), false),
    );
    return isTouched ? [revert] : [];
  }
  if (isShown)
    return [
      // What was saved of it last stays as its draft.
      toAct(
        { label: 'Retirer du site', description: 'redevient un brouillon', icon: Undo2 },
        `Retirer ${withinSentence(words.this)} du site?`,
        [
          'Son adresse répondra que la page n’existe plus. Son texte reste ici, en brouillon, avec ses versions.',
          section.withdrawal,
        ],
        () => withdraw(() => showToast(notices.documentWithdrawn(words)), true),
      ),
    ];
  const sayDeleted = () =>
    offerUndo(notices.documentDeleted(words), async () =>
      showToast(tellRenamed(notices.documentRestored, await restore(section.key))),
    );
  const remove = toAct(
    { label: `Supprimer ${withinSentence(words.the)}`, icon: Trash2 },
    `Supprimer ${withinSentence(words.this)}?`,
    [`${words.ending ? 'Elle' : 'Il'} quitte la liste des pages, avec ce que vous venez d’y écrire.`],
    async () => {
      if (saved === null) giveUp(store);
      else if (!(await withdraw(sayDeleted, false))) return;
      letLeave();
      await navigate(paths.admin.pages);
    },
  );
  return saved !== null || isDirty ? [remove] : [];
}
