import { paths } from '#paths.ts';
import {
  useState,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  use,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { ScreenEffect, DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { EditableSection } from '#documents/contents/section.ts';
import { describeTexts } from '../describeTexts.ts';
import { describePlan, type PlanStep } from '../PlanDialog/PlanDialog.tsx';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import type { DataError } from '#data/errors.ts';
import { findDate, isDecision } from '#documents/contents/field.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { getFacts } from '#site/settings/facts.ts';
import { findPartLabel, checkDocument, type CheckedValue } from '../checks/checkDocument.ts';
import { useDocumentForm } from '../DocumentForm/index.ts';
import { createNoteSource } from '../DocumentNotes/index.ts';
import { isSaved, useSubmission } from '../useSubmission.ts';
import { useDocumentChanges } from '../useDocumentChanges.ts';
import { useDocumentDescription } from '../describeDocument.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { withinSentence } from '../words.ts';
import type { Restore } from '../DocumentVersions/useRestoration.ts';
import { isOnSite } from '#documents/data/documentKey.ts';
import { listChanges } from '#documents/data/shape.ts';
import { toShape } from '../documentShape.ts';
import { useDesk } from '../checks/desk.ts';
import { CHECK_LIMIT } from '../checks/finding.ts';
import { PublicSiteContext } from '../checks/publicSite.ts';

/** A save that went through. */
export type SavedEffect<Text> = Extract<ScreenEffect<Text>, { type: 'saved' }>;

export interface OpenedDocumentOptions<Text> {
  /** What describes the document; its key is the document's. */
  section: EditableSection<Text>;
  /** What the server has as the form opens; null for what nobody has saved. */
  saved: DocumentState | null;
  /** What a save came to, where its kind has words of its own for it. */
  toNotice?: (effect: SavedEffect<Text>) => ToastOptions;
  /** Whether a path can be gone to without a question, because the form stays in memory there. */
  keepsAt?: ((pathname: string) => boolean) | undefined;
}

/**
 * Opens a document for as long as its screen lives: its store, which says what became of each save and asks before unsaved text is left, and
 * its editing. `letLeave` lets the next navigation pass.
 */
export function useOpenedDocument<Text>({
  section,
  saved,
  toNotice = describeSave,
  keepsAt,
}: OpenedDocumentOptions<Text>) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const showToast = useToast();
  const [texts] = useState(() => describeTexts(section));
  // Whoever is signed in later: what was typed stays with whom the form was opened for.
  const [personId] = useState(user?.id ?? '');

  const onEffect = (effect: ScreenEffect<Text>) => {
    if (effect.type === 'failed') {
      const { error } = effect;
      const isTaken = isAddressTaken(error) && error.column === 'address';
      showToast(isTaken ? notices.addressTaken : notices.requestFailed(error));
    }
    if (effect.type !== 'saved') return;
    // A restoration has a notice of its own (`useRestoration`).
    if (effect.details.reason !== 'restored') showToast(toNotice(effect));
    if (!effect.isNew) return;
    letLeave();
    void navigate(paths.admin.content(effect.saved.document), { replace: true, preventScrollReset: true });
  };
  const { store, state } = useDocumentStore({ texts, personId, document: section.key, saved, onEffect });
  const isStored = useCallback(() => store.state().isStored, [store]);
  const letLeave = useUnsavedChanges(state.isDirty || state.saving.phase !== 'idle', isStored, keepsAt);
  return { ...useDocumentEditing(store, state, section), letLeave };
}

/** What a save came to, in a word. */
function describeSave({
  saved,
  intent,
  details,
}: Pick<SavedEffect<unknown>, 'saved' | 'intent' | 'details'>) {
  if (intent === 'plan') return describePlan(details, saved.online !== null);
  return intent === 'save' ? notices.contentSaved : notices.contentPublished;
}

/** Whether a save failed because another document has the address. */
const isAddressTaken = (problem: DataError | null) =>
  problem?.kind === 'duplicate' && ['slug', 'address'].includes(problem.column ?? '');

/** « Un autre article a déjà ce slug. » */
const sayTaken = ({ label, ending }: KindWords) =>
  `Un${ending} autre ${withinSentence(label)} a déjà ce slug.`;

export type DocumentEditing<Text> = ReturnType<typeof useDocumentEditing<Text>>;

/**
 * The editing of a document, whatever it is: its form, its checks, the ways to write it, its notes and its versions. `DocumentScreen` shows
 * it.
 */
export function useDocumentEditing<Text>(
  store: DocumentStore<Text>,
  state: DocumentStoreState<Text> & { isDirty: boolean },
  section: EditableSection<Text>,
) {
  const { saved, saving, problem } = state;
  const settings = usePublishedSettings();
  const description = useDocumentDescription(section);
  const form = useDocumentForm(store, section);
  const planning = useState<PlanStep>('closed');
  const { check, ...checks } = useChecks(section as EditableSection, store);
  const { submit, question, isBeingCleared } = useSubmission<Text>(store, {
    check,
    validate: async (text, intent, { dueAt }) => {
      // Without a date from the dialog, the one in the text counts.
      const own = intent === 'plan' && dueAt === undefined ? findDate(section.schema, text) : undefined;
      if (own === undefined || !publishAtMistake(own, Date.now())) return form.validate();
      planning[1]('refused');
      return null;
    },
  });
  const { editor, change } = useDocumentChanges(
    store,
    saved,
    submit,
    isBeingCleared || saving.phase === 'sending',
  );
  const notes = useMemo(
    () => createNoteSource<Text>(section, section.hasFacts ? getFacts(settings) : {}),
    [section, settings],
  );
  const card = useRef<HTMLElement>(null);
  const reject = useEffectEvent(form.reject);
  useEffect(() => {
    if (isAddressTaken(problem)) reject('slug', sayTaken(section.words));
  }, [problem, section.words]);

  const onRestore: Restore<Text> = async ({ text, note }) => {
    const { text: before } = store.state();
    const restore = (wanted: Text, words: string) =>
      isSaved(store, () => store.save('save', wanted, { reason: 'restored', note: words }));
    return (await restore(text, note)) ? () => restore(before, 'Restauration annulée') : null;
  };

  return {
    store,
    state,
    section,
    form,
    planning,
    description,
    notes,
    editor,
    change,
    submit,
    question,
    onRestore,
    getLabel: (field: string) => findPartLabel(section as EditableSection, store.state().text, field),
    checks: {
      ...checks,
      card,
      onCheck: async () => {
        await check();
        card.current?.focus();
      },
    },
  };
}

type TextStore = Pick<DocumentStore<unknown>, 'subscribe' | 'state'>;

/** The checks of an opened document: where they stand, and a function that runs them on its text as it is then. */
function useChecks(section: EditableSection, store: TextStore) {
  const site = use(PublicSiteContext);
  const settings = usePublishedSettings();
  const desk = useDesk();
  const lastRun = useRef(0);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<CheckedValue | null>(null);
  /** Le texte a changé depuis. */
  const isStale = useSyncExternalStore(
    store.subscribe,
    () => result !== null && isOtherText(section, result.value, store.state().text),
  );

  const check = async (): Promise<CheckedValue> => {
    lastRun.current += 1;
    const run = lastRun.current;
    setIsRunning(true);
    // An internal setting has no page.
    const loadSite = isOnSite(section.key) ? site : null;
    const facts = section.hasFacts ? getFacts(settings) : {};
    const found = await checkDocument(
      { section, value: store.state().text, facts, desk },
      loadSite,
      AbortSignal.timeout(CHECK_LIMIT),
    );
    // When two runs overlap, the later one is shown.
    if (run === lastRun.current) {
      setResult(found);
      setIsRunning(false);
    }
    return found;
  };

  return { isRunning, result, isStale, check };
}

const isOtherText = ({ schema }: EditableSection, checked: unknown, text: unknown) =>
  checked !== text && listChanges(toShape(schema), checked, text).some((path) => !isDecision(schema, path));
