import { Globe, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MenuItem } from '#design-system/components/Menu';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { planActs } from '#documents/admin/useDocumentChanges.ts';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import type { DocumentActs } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { endOfPlan, isEnd, type PlanMoments } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import type { MainAct } from '#documents/admin/SaveBar/SaveBar.tsx';
import { formatQuebecTime } from '#data/quebecTime.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { toId } from '#documents/data/documentKey.ts';
import { slugHolderQuery } from '#features/articles/data/article.queries.ts';
import {
  type ArticleContent,
  type ArticleInput,
  toStoredArticle,
} from '#features/articles/data/article.schema.ts';
import { publicationOf, saveByNoButton } from '#features/articles/data/publication.ts';
import { WrittenPreviews } from './ArticlePreviews/ArticlePreviews.tsx';
import article from './article.kind.ts';
import { renderVersionState } from './StatusBadge/StatusBadge.tsx';
import { useIsScheduled } from './useIsScheduled.ts';
import { Buttons, Choice } from './ArticleForm/PublicationButtons.styles.ts';

type Editing = DocumentEditing<ArticleInput>;

/** Where an article stands for visitors. */
function useArticleStanding(saved: DocumentState | null) {
  const stored = toStoredArticle(saved);
  const isScheduled = useIsScheduled(stored);
  const status = stored?.status ?? 'draft';
  return status === 'published' ? (isScheduled ? 'scheduled' : 'online') : status;
}

type ArticleStanding = ReturnType<typeof useArticleStanding>;

/** The part of the text that decides what a press comes to: a key elsewhere draws nothing anew. */
const useText = <Field extends 'status' | 'publish_at'>({ store }: Editing, field: Field) =>
  useSyncExternalStore(store.subscribe, () => store.state().text[field]);

/**
 * Where an article stands, and what can be done with it there (product: statuses to planning). Enter and Ctrl or Cmd plus S save with the
 * chosen status (product: the two specified buttons, one bar).
 */
export function useArticleActs(editing: Editing): DocumentActs {
  const { store, state, editor, submit } = editing;
  const client = useQueryClient();
  const stored = toStoredArticle(state.saved);
  const standing = useArticleStanding(state.saved);
  const date = useText(editing, 'publish_at');
  const leaveSite = useLeaving(editing, standing);

  const saveChosen = () => {
    const { text, saved } = store.state();
    const { intent, details } = saveByNoButton(text, saved);
    void leaveSite(text.status, () => submit(intent, details));
  };
  const saveDraft = () => void leaveSite('draft', () => submit('save', publicationOf.draft));
  const publish = () => void submit('publish', publicationOf.publish);
  const main = useMain(editing, standing, { saveChosen, publish });

  return {
    standing: { label: describeStanding(standing, stored) },
    main,
    acts: listActs(editing, standing, { main, publish, saveDraft }),
    plan: usePlan(editing, standing, date),
    onSave: saveChosen,
    onEnter: saveChosen,
    place: {
      toPath: (slug) => article.toPath(state.document, slug),
      isOnline: standing === 'online',
      findHolder: (slug) => client.fetchQuery(slugHolderQuery(slug, toId(state.document))),
    },
    below: {
      seo: <WrittenPreviews store={store} />,
      // The two buttons that choose a status by themselves. All else is the bar's.
      publication: (
        <Buttons>
          <Choice variant="outline" isDisabled={editor.isPending} onClick={saveDraft}>
            Sauvegarder <small>{words[standing].save}</small>
          </Choice>
          <Choice variant="outline" isDisabled={editor.isPending} onClick={publish}>
            Publier <small>{words[standing].publish}</small>
          </Choice>
        </Buttons>
      ),
    },
    renderVersionState,
  };
}

/** What the one button does, by what the select and the date say. */
function useMain(
  editing: Editing,
  standing: ArticleStanding,
  { saveChosen, publish }: { saveChosen: () => void; publish: () => void },
): MainAct {
  const { state, editor, submit } = editing;
  const chosen = useText(editing, 'status');
  const date = useText(editing, 'publish_at');
  if (chosen === 'archived' && standing !== 'archived') return { label: 'Archiver', onPress: saveChosen };
  if (chosen === 'draft' && standing !== 'draft')
    return {
      label: isPublished(standing) ? 'Retirer du site' : 'Remettre en brouillon',
      onPress: saveChosen,
    };
  if (standing === 'online' || (standing === 'scheduled' && date === state.server.publish_at))
    return {
      label: editor.pending ? 'Publier les modifications' : 'Mettre à jour',
      onPress: editor.publishChanges,
      isDisabled: !state.isDirty && !editor.pending,
    };
  return date === ''
    ? { label: 'Publier', onPress: publish }
    : { label: 'Planifier', onPress: () => void submit('plan', publicationOf.plan) };
}

const isPublished = (standing: ArticleStanding) => standing === 'online' || standing === 'scheduled';

function listActs(
  { editor, planning }: Editing,
  standing: ArticleStanding,
  { main, publish, saveDraft }: { main: MainAct; publish: () => void; saveDraft: () => void },
): MenuItem[] {
  const publishAct: MenuItem = {
    label: 'Publier maintenant',
    description: 'à la date d’aujourd’hui',
    icon: Globe,
    onSelect: publish,
  };
  const withdrawAct: MenuItem = {
    label: 'Retirer du site',
    description: 'redevient un brouillon',
    icon: Undo2,
    onSelect: saveDraft,
  };
  return [
    ...(main.label === 'Planifier' || standing === 'scheduled' ? [publishAct] : []),
    ...planActs(editor, () => planning[1]('open')),
    ...(isPublished(standing) ? [withdrawAct] : []),
  ];
}

function describeStanding(standing: ArticleStanding, stored: ArticleContent | null) {
  if (!stored) return 'Nouvel article';
  if (standing === 'scheduled' && stored.published_at)
    return `Planifié pour le ${formatQuebecTime(stored.published_at)}`;
  return { draft: 'Brouillon', archived: 'Archivé', scheduled: 'Planifié', online: 'En ligne' }[standing];
}

/** A change of what is online has a date of its own; any other text has it among its parts. */
function usePlan({ store, state, editor, submit }: Editing, standing: ArticleStanding, date: string) {
  const leaves = 'Ensuite, l’article quitte le site.';
  const shared = { name: store.state().document, planned: editor.planned };
  if (standing === 'online')
    return {
      ...shared,
      description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
      endDescription: state.isDirty || editor.pending ? 'Ensuite, le texte d’avant revient.' : leaves,
      ...(isEnd(editor.planned) && { asks: 'until' as const }),
      onPlan: editor.plan,
    };
  return {
    ...shared,
    at: date,
    onAtChange: (publish_at: string) => store.edit({ ...store.state().text, publish_at }),
    description: 'L’article paraîtra de lui-même à cette date.',
    endDescription: leaves,
    onPlan: (moments: PlanMoments) => void submit('plan', { ...publicationOf.plan, ...moments }),
  };
}

/** Asks before a save takes an article from the site, or what is planned of it. */
function useLeaving({ editor }: Editing, standing: ArticleStanding) {
  const confirm = useConfirm();
  const isOnline = standing === 'online';
  return async (status: ArticleInput['status'], save: () => Promise<void>) => {
    const isArchived = status === 'archived';
    const isScheduled = standing === 'scheduled';
    const leaves =
      status !== 'published' &&
      (isOnline || isScheduled || (isArchived && standing !== 'archived' && editor.planned !== null));
    const isWanted =
      !leaves ||
      (await confirm({
        title: isArchived ? 'Archiver cet article?' : 'Retirer cet article du site?',
        description: [
          isOnline &&
            `${isArchived ? 'Archivé' : 'Enregistré comme brouillon'}, il n’est plus en ligne, et son adresse répond qu’il n’existe plus.`,
          isScheduled && 'Il ne paraîtra pas à la date prévue.',
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

/** What each button does where the article stands (product: the two specified buttons). */
const words = {
  draft: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  archived: { save: 'brouillon, pour l’équipe', publish: 'à la date d’aujourd’hui' },
  scheduled: { save: 'brouillon, ne paraîtra pas', publish: 'tout de suite, à la date d’aujourd’hui' },
  online: { save: 'brouillon, quitte le site', publish: 'à la date d’aujourd’hui' },
};
