import { type DataError, toDataError } from '#data/errors.ts';
import type { DocumentKind, SaveRequest, SaveDetails, SaveIntent, SaveOutcome } from './documentKind.ts';
import type { Draft, DraftStore } from './draftStore.ts';
import { canRecover, Editor } from './Editor.ts';
import type { EditorAction, EditorEffect, EditorState, SaveAnswer } from './editorState.ts';

/** What the screen has to do: tell the person, or submit the form. */
export type ScreenEffect<Text, Saved> = Exclude<EditorEffect<Text, Saved>, { type: 'write' }>;

/** What a store needs from outside; tests bring their own. */
export type DocumentStorePorts<Text, Saved> = {
  write: (save: SaveRequest<Text, Saved>) => Promise<SaveOutcome<Saved>>;
  drafts: DraftStore;
  now: () => number;
  newId: () => string;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  wait: (milliseconds: number, callback: () => void) => () => void;
};

export type DocumentStoreStart<Text, Saved> = {
  kind: DocumentKind<Text, Saved>;
  personId: string;
  editorId: string;
  /** Made by the browser for a new document. */
  document: string;
  saved: Saved | null;
};

/** What the screen sees of an opened document. */
export type DocumentStoreState<Text, Saved> = EditorState<Text, Saved> & {
  /** The device keeps the draft. False once it has refused: full, or forbidden. */
  isStored: boolean;
};

export type DocumentStore<Text, Saved> = ReturnType<typeof createDocumentStore<Text, Saved>>;

/** Milliseconds from a key to the draft that holds it, whether or not more keys follow: what a crash may cost. */
const DRAFT_DELAY = 250;
/** Seconds before a save is sent again by itself: the last holds for all further ones. */
const RETRY_SECONDS = [2, 5, 10, 20, 30];
/** A server that asks for fewer requests gets none for that many seconds. */
const RATE_LIMIT_SECONDS = 10;

/** After that many milliseconds a save that failed is sent again. */
function retryDelay(failures: number, problem: DataError | null) {
  const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length) - 1] ?? 0;
  return 1000 * (problem?.kind === 'rateLimited' ? Math.max(seconds, RATE_LIMIT_SECONDS) : seconds);
}

/**
 * The one owner of an opened document's text: the form shows it, the draft store keeps what the server doesn't have of
 * it, and a save sends it. Runs the reducer and does what its effects ask for.
 */
export function createDocumentStore<Text, Saved>(
  { kind, personId, editorId, document, saved }: DocumentStoreStart<Text, Saved>,
  ports: DocumentStorePorts<Text, Saved>,
) {
  const { drafts } = ports;
  const editor = new Editor(kind);
  let state: DocumentStoreState<Text, Saved> = {
    ...editor.open(document, saved, ports.now()),
    isStored: true,
  };
  /** The state that the draft store is up to date with. */
  let stored: EditorState<Text, Saved> = state;
  let isOpen = true;
  let cancelDraft: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const effectListeners = new Set<(effect: ScreenEffect<Text, Saved>) => void>();

  const dispatch = (action: EditorAction<Text, Saved>) => {
    const before = state;
    const { state: next, effects } = editor.reduce(state, action);
    state = { ...state, ...next };
    // Whatever comes next, what is typed survives it; only a series of keys is stored together.
    if (action.type === 'edited') cancelDraft ??= ports.wait(DRAFT_DELAY, flushDraft);
    else keepDraft();
    if (state.saving !== before.saving) scheduleRetry();
    notify();
    for (const effect of effects) {
      if (effect.type === 'write') void write(effect.save);
      else for (const listener of effectListeners) listener(effect);
    }
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const keepDraft = () => {
    cancelDraft?.();
    cancelDraft = null;
    const { document: name, text, base } = state;
    if (name === stored.document && text === stored.text && base === stored.base) return;
    const draft = editor.toDraft(state);
    const isStored = !draft || drafts.keep({ ...draft, personId, editorId });
    state = { ...state, isStored };
    if (!isStored) return;
    if (!draft || name !== stored.document) drafts.remove({ personId, document: stored.document, editorId });
    stored = state;
  };

  /** Keeps at once what would have been stored in a moment. */
  const flushDraft = () => {
    const { isStored } = state;
    keepDraft();
    if (state.isStored !== isStored) notify();
  };

  const scheduleRetry = () => {
    cancelRetry?.();
    cancelRetry = null;
    if (state.saving.phase !== 'retrying' || !isOpen) return;
    cancelRetry = ports.wait(retryDelay(state.saving.failures, state.problem), () =>
      dispatch({ type: 'retry' }),
    );
  };

  const write = async (save: SaveRequest<Text, Saved>) => {
    const answer = await ports
      .write(save)
      .catch((error: unknown): SaveAnswer<Saved> => ({ kind: 'failed', error: toDataError(error) }));
    // Whoever comes back finds the draft, and the server's version beside it.
    if (isOpen) dispatch({ type: 'answered', answer, at: ports.now() });
  };

  return {
    kind,
    personId,
    editorId,
    state: () => state,
    /** Whether something typed is not on the server. */
    isDirty: () => editor.isDirty(state),
    subscribe: (listener: () => void) => addTo(listeners, listener),
    onEffect: (listener: (effect: ScreenEffect<Text, Saved>) => void) => addTo(effectListeners, listener),
    dispatch,
    flushDraft,
    edit(text: Text) {
      if (kind.parts.listChanges(state.text, text).length > 0)
        dispatch({ type: 'edited', text, at: ports.now() });
    },
    /** Saves a text that the schema has passed. */
    save: (intent: SaveIntent, text: Text, details: SaveDetails = {}) =>
      dispatch({ type: 'save', intent, text, ...details }),
    /** Resolves once no save is under way: one that is sent again by itself, or after signing in, still is. */
    settled: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (state.saving.phase !== 'idle' && state.saving.phase !== 'conflict') return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** What a draft would make of what the server has; null when something else wrote it. */
    layDraft: (draft: Draft) => editor.layDraft(draft, state.server),
    /**
     * Takes up a draft that was left behind. What is typed here already is put aside as one more draft; gives false,
     * and does nothing, when the device has no room for it.
     */
    recover(draft: Draft) {
      if (!canRecover(state, draft) || editor.layDraft(draft, state.server) === null) return false;
      const current = editor.toDraft(state);
      if (current && !drafts.keep({ ...current, personId, editorId: ports.newId() })) return false;
      dispatch({ type: 'recovered', draft });
      if (state.isStored) drafts.remove(draft);
      return true;
    },
    /** Starts, or starts again after `close`. */
    open() {
      isOpen = true;
      scheduleRetry();
    },
    /** The screen goes away. The draft stays. */
    close() {
      isOpen = false;
      flushDraft();
      scheduleRetry();
    },
  };
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
