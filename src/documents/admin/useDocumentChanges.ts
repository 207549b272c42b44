import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import {
  discardDocumentChanges,
  documentNewsQuery,
  type DocumentState,
  movePlan,
  type SeenDocument,
  unplanDocument,
} from '#documents/data/document.queries.ts';
import { readDocument } from '#documents/data/writeDocument.ts';
import { refreshDocument } from '#documents/data/documentCache.ts';
import type { Publication } from '#documents/data/documentEditor.ts';
import type { SaveDetails, SaveIntent } from '#documents/data/documentTexts.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { toDataError } from '#data/errors.ts';
import { describePlan, isEnd, type PlanMoments } from './PlanDialog/PlanDialog.tsx';
import { useToast } from '#design-system/components/Toast';
import { CalendarClock, CalendarX, Save, Share2 } from 'lucide-react';
import type { MenuItem } from '#design-system/components/Menu';

/**
 * What an editor knows of its document beside the text of the form, and what can be done with it. Every action reports by itself
 * (a toast, a conflict, a problem above the form), never rejects, and does nothing while `isPending`.
 */
export type DocumentEditor<Text> = ReturnType<typeof useDocumentChanges<Text>>['editor'];

/** What a change does to the form: it begins anew with what the server has then, or goes on. */
type After = 'replaced' | 'refreshed';

/**
 * What is done to a document besides saving the text of its form. `submit` validates the text, checks it before a publication, and
 * saves it; `isSubmitting` is true meanwhile.
 */
export function useDocumentChanges<Text>(
  store: DocumentStore<Text>,
  saved: DocumentState | null,
  submit: (intent: SaveIntent, details?: SaveDetails) => unknown,
  isSubmitting: boolean,
) {
  const { texts } = store;
  const client = useQueryClient();
  const showToast = useToast();
  const [isChanging, setIsChanging] = useState(false);
  const isPending = isChanging || isSubmitting;
  const [now] = useState(() => Date.now());
  const latest = useLatest(store.state().document, saved);

  /** Resolves with whether the change went through; a failure has been reported by then. */
  const change = async (
    after: After,
    request: (seen: SeenDocument) => Promise<unknown>,
  ): Promise<boolean> => {
    const { document, version } = store.state();
    const look = async (type: After) => {
      const found = await readDocument(client, document);
      if (found) store.dispatch({ type, saved: found, at: Date.now() });
    };
    setIsChanging(true);
    try {
      await request({ document, version: version ?? 0 });
      await look(after);
      return true;
    } catch (error) {
      showToast(notices.requestFailed(error));
      if (toDataError(error).kind === 'conflict') await look('refreshed').catch(() => undefined);
      return false;
    } finally {
      setIsChanging(false);
      refreshDocument(client, document);
    }
  };

  const discardChanges = async () => {
    const { text, server } = store.state();
    if (!(await change('replaced', discardDocumentChanges))) return;
    const restore = () => {
      store.save('save', server, { reason: 'restored', note: 'Abandon annulé' });
      // What was typed and not yet saved is typed again.
      store.edit(text);
    };
    showToast({ ...notices.changesDiscarded, action: { label: 'Annuler', onClick: restore } });
  };

  const resumePlan = () => {
    const restore = takePlan(store, publication);
    if (restore) showToast({ ...notices.planResumed, action: { label: 'Annuler', onClick: restore } });
  };

  /** What has begun has its end moved; of anything else, the text of the form is planned. */
  const plan = async (moments: PlanMoments) => {
    const running = isEnd(publication.planned) && publication.planned?.endsAt;
    if (!running) return submit('plan', moments);
    const isDone = await change('refreshed', ({ document }) => movePlan(document, running, moments.endsAt));
    if (isDone) showToast(describePlan({ endsAt: moments.endsAt }, true));
  };

  const unless = (act: () => unknown) => () => {
    if (!isPending) void act();
  };
  const { text: _text, version: _version, ...publication } = texts.view(saved, now, latest);
  const editor = {
    ...publication,
    /** Something is being written, or checked before it is. */
    isPending,
    /** « Enregistrer sans publier ». */
    savePending: unless(() => submit('save')),
    /** « Publier les modifications », with what is typed since; checked first, as every publication is. */
    publishChanges: unless(() => submit('publish')),
    /** « Abandonner les modifications »: the form goes back to what is online. Its toast has « Annuler ». */
    discardChanges: unless(discardChanges),
    /** « Planifier » the text of the form; changes the moments of what is planned, or the end of what has begun. */
    plan: (moments: PlanMoments) => unless(() => plan(moments))(),
    /** Cancels the plan; its text stays in the versions, and pending unless another one was saved since. */
    unplan: unless(async () => {
      const isDone = await change('refreshed', ({ document }) => unplanDocument(document));
      if (isDone) showToast(notices.changeUnplanned);
    }),
    /** Brings what is planned into the form, over what is online now. Its toast has « Annuler ». */
    resumePlan: unless(resumePlan),
  };
  return { editor, change };
}

/** Brings what is planned into the form. The returned function takes it back: what is typed since stays typed. */
function takePlan<Text>(store: DocumentStore<Text>, { online, planned }: Publication<Text>) {
  if (!planned) return undefined;
  const { parts } = store.texts;
  const { text: before, server } = store.state();
  const { text: theirs } = planned;
  const joined = parts.merge({ ancestors: [online ?? server], mine: before, theirs });
  const after = parts.take(joined.merged, theirs, joined.conflicts);
  store.edit(after);
  return () =>
    store.edit(parts.merge({ ancestors: [after], mine: store.state().text, theirs: before }).merged);
}

/** The document as it was read after this form last read or saved it, with plans of other people; undefined until then. */
function useLatest(document: string, saved: unknown) {
  // What the server doesn't have yet, nobody else can have planned.
  const { data } = useQuery({ ...documentNewsQuery(document), enabled: saved !== null });
  const [seen, setSeen] = useState({ data, saved, isNews: false });
  if (seen.data !== data || seen.saved !== saved) {
    setSeen({ data, saved, isNews: seen.saved === saved && seen.data !== undefined });
  }
  return seen.isNews ? data : undefined;
}

type Editor = DocumentEditor<unknown>;

/** « Enregistrer sans publier ». */
export const savePendingAct = ({ savePending }: Pick<Editor, 'savePending'>, isOfUse: boolean): MenuItem => ({
  label: 'Enregistrer sans publier',
  description: 'pour l’équipe seulement',
  icon: Save,
  isDisabled: !isOfUse,
  onSelect: savePending,
});

/** « Partager… »: links for people without an account, and who has approved. */
export const shareAct = (onShare: () => void): MenuItem => ({
  label: 'Partager…',
  description: 'par un lien, avec qui n’a pas de compte',
  icon: Share2,
  onSelect: onShare,
});

/** « Planifier… », unless a release has the date; and what takes back what is planned. */
export function planActs(
  { planned, unplan }: Pick<Editor, 'planned' | 'unplan'>,
  onPlan: () => void,
): MenuItem[] {
  if (planned && planned.releaseName !== null) return [];
  const ends = isEnd(planned);
  const planAct = {
    label: ends ? 'Changer la fin…' : planned ? 'Changer la date…' : 'Planifier…',
    description: planned ? 'à un jour et une heure de Québec' : 'de quand à quand',
    icon: CalendarClock,
    onSelect: onPlan,
  };
  const cancelAct = {
    label: ends ? 'Annuler la fin' : 'Annuler la planification',
    description: ends ? 'cela reste en ligne' : 'le texte attend, enregistré',
    icon: CalendarX,
    onSelect: unplan,
  };
  return planned ? [planAct, cancelAct] : [planAct];
}
