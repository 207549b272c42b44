import { useMutation } from '@tanstack/react-query';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';
import type { MenuItem } from '#design-system/components/Menu';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import { endOfPlan } from '#documents/admin/PlanDialog/index.ts';
import { withinSentence } from '#documents/admin/words.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Json } from '#generated/database.types.ts';
import { restoreDocumentMutation } from '#documents/data/deletedDocuments.queries.ts';
import { withdrawDocument } from '#documents/data/document.queries.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { findState, getOnline } from '../contentState.ts';

type ContentEditing = DocumentEditing<Json>;

/** What takes a content from the site, or gives it up: each asks first. `onDeleted` is called when nothing of it is left. */
export function useContentActs(editing: ContentEditing, onDeleted: () => void): MenuItem[] {
  const { store, editor } = editing;
  const section = editing.section as EditableSection;
  const { words } = section;
  const { saved, conflicts } = store.state();
  const { onRevert, onWithdraw, onDelete } = useWithdrawals(editing, onDeleted);
  const isShown = saved !== null && saved.online !== null;
  const isTouched =
    isShown || (saved !== null && saved.pending !== null) || findState(section, saved) === 'unfit';
  const shared = { isDestructive: true, isDisabled: editor.isPending || conflicts.length > 0 };
  const withdrawAct: MenuItem = {
    ...shared,
    label: 'Retirer du site',
    description: 'redevient un brouillon',
    icon: Undo2,
    onSelect: () => void onWithdraw(),
  };
  const deleteAct: MenuItem = {
    ...shared,
    label: `Supprimer ${withinSentence(words.the)}`,
    icon: Trash2,
    onSelect: () => void onDelete(),
  };
  const revertAct: MenuItem = {
    ...shared,
    label: 'Revenir au texte d’origine',
    description: 'ce que dit le code du site',
    icon: RotateCcw,
    onSelect: () => void onRevert(),
  };
  if (!words.hasOwnAddress) return isTouched ? [revertAct] : [];
  if (isShown) return [withdrawAct];
  return saved !== null || store.isDirty() ? [deleteAct] : [];
}

function useWithdrawals(editing: ContentEditing, onDeleted: () => void) {
  const { store, editor, change } = editing;
  const section = editing.section as EditableSection;
  const { words, withdrawal } = section;
  const showToast = useToast();
  const confirm = useConfirm();
  const { mutateAsync: restore } = useMutation(restoreDocumentMutation);
  const { saved } = store.state();

  const withdraw = async (done: ToastOptions, keepsDraft: boolean) => {
    const after = keepsDraft ? 'refreshed' : 'replaced';
    const isDone = await change(after, (seen) => withdrawDocument({ ...seen, keepsDraft }));
    if (isDone) showToast(done);
    return isDone;
  };
  const ask = (title: string, sentences: readonly (string | undefined)[], confirmLabel: string) =>
    confirm({
      title,
      description: [...sentences, endOfPlan(editor.planned)].filter(Boolean).join(' '),
      confirmLabel,
      isDestructive: true,
    });

  const onRevert = async () => {
    const isWanted = await ask(
      'Revenir au texte d’origine?',
      [
        'Le site montrera de nouveau le texte d’origine, et le brouillon disparaît du formulaire. Les versions restent.',
        section.warn?.(getOnline(section, saved), section.content),
      ],
      'Revenir au texte d’origine',
    );
    if (isWanted) await withdraw(notices.contentReverted, false);
  };
  /** Takes what has an address of its own from the site; what was saved of it last stays as its draft. */
  const onWithdraw = async () => {
    const isWanted = await ask(
      `Retirer ${withinSentence(words.this)} du site?`,
      [
        'Son adresse répondra que la page n’existe plus. Son texte reste ici, en brouillon, avec ses versions.',
        withdrawal,
      ],
      'Retirer du site',
    );
    if (isWanted) await withdraw(notices.documentWithdrawn(words), true);
  };
  const deleted: ToastOptions = {
    ...notices.documentDeleted(words),
    action: {
      label: 'Annuler',
      onClick: () =>
        void restore(section.key).then(
          () => showToast(notices.documentRestored),
          (error: unknown) => showToast(notices.requestFailed(error)),
        ),
    },
  };
  /** Gives up what has an address of its own and isn't online. */
  const onDelete = async () => {
    const isWanted = await ask(
      `Supprimer ${withinSentence(words.this)}?`,
      [`${words.ending ? 'Elle' : 'Il'} quitte la liste des pages, avec ce que vous venez d’y écrire.`],
      `Supprimer ${withinSentence(words.the)}`,
    );
    if (!isWanted) return;
    if (saved === null) store.dispatch({ type: 'replaced', saved: null, at: Date.now() });
    else if (!(await withdraw(deleted, false))) return;
    onDeleted();
  };

  return { onRevert, onWithdraw, onDelete };
}
