import { Globe, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { MenuItem } from '#design-system/components/Menu';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { planActs } from '#documents/admin/DocumentScreen/acts.ts';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import {
  endOfPlan,
  type PlanDialogProps,
  type PlanStep,
  usePlanDate,
} from '#documents/admin/PlanDialog/index.ts';
import type { MainAct } from '#documents/admin/SaveBar/index.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { publicationOf, saveByNoButton } from '#features/articles/data/publication.ts';
import { useIsScheduled } from '../useIsScheduled.ts';

type Editing = DocumentEditing<ArticleInput>;

/** Where an article stands for visitors. */
export function useArticleStanding(saved: DocumentState | null) {
  const stored = toStoredArticle(saved);
  const isScheduled = useIsScheduled(stored);
  const status = stored?.status ?? 'draft';
  return status === 'published' ? (isScheduled ? 'scheduled' : 'online') : status;
}

export type ArticleStanding = ReturnType<typeof useArticleStanding>;

/** The part of the text that decides what a press comes to: a key elsewhere draws nothing anew. */
const useText = <Field extends 'status' | 'publish_at'>({ store }: Editing, field: Field) =>
  useSyncExternalStore(store.subscribe, () => store.state().text[field]);

/** What can be done with an article where it stands, and with what its select and its date say (product: statuses to planning). */
export function useArticleActs(
  editing: Editing,
  standing: ArticleStanding,
  [step, setStep]: readonly [PlanStep, (step: PlanStep) => void],
) {
  const { store, editor, submit } = editing;
  const chosen = useText(editing, 'status');
  const date = useText(editing, 'publish_at');
  const isPublished = standing === 'online' || standing === 'scheduled';
  const leaveSite = useLeaving(editing, standing);

  const saveChosen = () => {
    const { text, saved } = store.state();
    const { intent, details } = saveByNoButton(text, saved);
    return leaveSite(text.status, () => submit(intent, details));
  };
  const saveDraft = () => void leaveSite('draft', () => submit('save', publicationOf.draft));
  const publish = () => void submit('publish', publicationOf.publish);

  const findMain = (): MainAct => {
    if (chosen === 'archived' && standing !== 'archived')
      return { label: 'Archiver', onPress: () => void saveChosen() };
    if (chosen === 'draft' && standing !== 'draft')
      return {
        label: isPublished ? 'Retirer du site' : 'Remettre en brouillon',
        onPress: () => void saveChosen(),
      };
    if (standing === 'online' || (standing === 'scheduled' && date === store.state().server.publish_at))
      return {
        label: editor.pending ? 'Publier les modifications' : 'Mettre à jour',
        onPress: editor.publishChanges,
      };
    return date === ''
      ? { label: 'Publier', onPress: publish }
      : { label: 'Planifier', onPress: () => void submit('plan', publicationOf.plan) };
  };
  const main = findMain();

  const acts: MenuItem[] = [
    ...(main.label === 'Planifier' || standing === 'scheduled'
      ? [
          {
            label: 'Publier maintenant',
            description: 'à la date d’aujourd’hui',
            icon: Globe,
            onSelect: publish,
          },
        ]
      : []),
    ...planActs(editor, () => setStep('open')),
    ...(isPublished
      ? [
          {
            label: 'Retirer du site',
            description: 'redevient un brouillon',
            icon: Undo2,
            onSelect: saveDraft,
          },
        ]
      : []),
  ];
  return {
    main,
    acts,
    saveChosen,
    saveDraft,
    publish,
    plan: {
      step,
      onStepChange: setStep,
      ...usePlan(editing, standing, date),
    } satisfies PlanDialogProps,
  };
}

/** A change of what is online has a date of its own; any other text has it among its parts. */
function usePlan({ store, editor, submit }: Editing, standing: ArticleStanding, date: string) {
  const change = usePlanDate(store.state().document, editor);
  return standing === 'online'
    ? {
        ...change,
        description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
        onPlan: editor.plan,
      }
    : {
        at: date,
        onChange: (publish_at: string) => store.edit({ ...store.state().text, publish_at }),
        description: 'L’article paraîtra de lui-même à cette date.',
        onPlan: () => void submit('plan', publicationOf.plan),
      };
}

/** Asks before a save takes an article from the site, and what is planned of it along. */
function useLeaving({ editor }: Editing, standing: ArticleStanding) {
  const confirm = useConfirm();
  const isOnline = standing === 'online';
  return async (status: ArticleInput['status'], save: () => Promise<void>) => {
    const leaves =
      status !== 'published' && (isOnline || (standing === 'scheduled' && editor.planned !== null));
    const isArchived = status === 'archived';
    const isWanted =
      !leaves ||
      (await confirm({
        title: isArchived ? 'Archiver cet article?' : 'Retirer cet article du site?',
        description: [
          isArchived ? 'Archivé,' : 'Enregistré comme brouillon,',
          'il n’est plus en ligne, et son adresse répond qu’il n’existe plus.',
          endOfPlan(editor.planned),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: isArchived ? 'Archiver' : 'Retirer du site',
        ...(isOnline && {
          alternative: { label: 'Enregistrer sans publier', onChoose: editor.savePending },
        }),
        isDestructive: true,
      }));
    if (isWanted) await save();
  };
}
