import type { DocumentState } from './document.queries.ts';
import { type DataError, toDataError } from '#data/errors.ts';
import type { DocumentTexts, SaveRequest, SaveDetails, SaveIntent, SaveOutcome } from './documentTexts.ts';
import type { Draft, DraftStore } from './draftStore.ts';
import { canRecover, Editor } from './Editor.ts';
import type { EditorAction, EditorEffect, EditorState, SaveAnswer } from './editorState.ts';

/** What the screen has to do: tell the person, or submit the form. */
export type ScreenEffect<Text> = Exclude<EditorEffect<Text>, { type: 'write' }>;

/** What a store needs from outside; tests bring their own. */
export type DocumentStorePorts<Text> = {
  write: (save: SaveRequest<Text>) => Promise<SaveOutcome>;
  drafts: DraftStore;
  now: () => number;
  newId: () => string;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  wait: (milliseconds: number, callback: () => void) => () => void;
};

export type DocumentStoreStart<Text> = {
  texts: DocumentTexts<Text>;
  personId: string;
  editorId: string;
  /** Made by the browser for a new document. */
  document: string;
  /** Null for a document that the server doesn't have. */
  saved: DocumentState | null;
};

/** What the screen sees of an opened document. */
export type DocumentStoreState<Text> = EditorState<Text> & {
  /** The device keeps the draft. False once it has refused: full, or forbidden. */
  isStored: boolean;
};

/** Milliseconds from a key to the draft that holds it, whether or not more keys follow: what a crash may cost. */
const DRAFT_DELAY = 250;
/** Seconds before a save is sent again by itself: the last holds for all further ones. */
const RETRY_SECONDS = [2, 5, 10, 20, 30];
/** Seconds before the next attempt, at least, when the server has answered that there were too many requests. */
const RATE_LIMIT_SECONDS = 10;

/** Milliseconds before a failed save is sent again. */
function retryDelay(failures: number, problem: DataError | null) {
  const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length) - 1] ?? 0;
  return 1000 * (problem?.kind === 'rateLimited' ? Math.max(seconds, RATE_LIMIT_SECONDS) : seconds);
}

/**
 * The one owner of an opened document's text: the form shows it, the draft store keeps what the server doesn't have of
 * it, and a save sends it. Runs the reducer and does what its effects ask for.
 */
export class DocumentStore<Text> {
  readonly texts: DocumentTexts<Text>;
  readonly personId: string;
  readonly editorId: string;
  readonly #ports: DocumentStorePorts<Text>;
  readonly #editor: Editor<Text>;
  readonly #listeners = new Set<() => void>();
  readonly #effectListeners = new Set<(effect: ScreenEffect<Text>) => void>();
  #state: DocumentStoreState<Text>;
  /** The state that the draft store is up to date with. */
  #stored: EditorState<Text>;
  #isOpen = true;
  #cancelDraft: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;

  constructor(start: DocumentStoreStart<Text>, ports: DocumentStorePorts<Text>) {
    const { texts, personId, editorId, document, saved } = start;
    this.texts = texts;
    this.personId = personId;
    this.editorId = editorId;
    this.#ports = ports;
    this.#editor = new Editor(texts);
    this.#state = { ...this.#editor.open(document, saved, ports.now()), isStored: true };
    this.#stored = this.#state;
  }

  state = () => this.#state;

  /** Whether something typed is not on the server. */
  isDirty() {
    return this.#editor.isDirty(this.#state);
  }

  subscribe = (listener: () => void) => addTo(this.#listeners, listener);

  onEffect(listener: (effect: ScreenEffect<Text>) => void) {
    return addTo(this.#effectListeners, listener);
  }

  dispatch(action: EditorAction<Text>) {
    const before = this.#state;
    const { state: next, effects } = this.#editor.reduce(before, action);
    this.#state = { ...before, ...next };
    // Typing is stored after `DRAFT_DELAY`; any other action stores the draft at once, before its effects run.
    if (action.type === 'edited') this.#cancelDraft ??= this.#ports.wait(DRAFT_DELAY, this.flushDraft);
    else this.#keepDraft();
    if (this.#state.saving !== before.saving) this.#scheduleRetry();
    this.#notify();
    for (const effect of effects) {
      if (effect.type === 'write') void this.#write(effect.save);
      else for (const listener of this.#effectListeners) listener(effect);
    }
  }

  edit(text: Text) {
    if (this.texts.parts.listChanges(this.#state.text, text).length > 0)
      this.dispatch({ type: 'edited', text, at: this.#ports.now() });
  }

  /** Saves a text that the schema has passed. */
  save(intent: SaveIntent, text: Text, details: SaveDetails = {}) {
    this.dispatch({ type: 'save', intent, text, ...details });
  }

  /** Resolves once no save is under way: one that is sent again by itself, or after signing in, still is. */
  settled() {
    return new Promise<void>((resolve) => {
      const look = () => {
        const { phase } = this.#state.saving;
        if (phase !== 'idle' && phase !== 'conflict') return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Stores the draft now instead of after `DRAFT_DELAY`. */
  flushDraft = () => {
    const { isStored } = this.#state;
    this.#keepDraft();
    if (this.#state.isStored !== isStored) this.#notify();
  };

  /** The server's text with the changes of a draft; null when the draft can't be read. */
  layDraft = (draft: Draft) => this.#editor.layDraft(draft, this.#state.server);

  /**
   * Takes up a draft that was left behind. What is typed here already is put aside as one more draft; gives false,
   * and does nothing, when the device has no room for it.
   */
  recover(draft: Draft) {
    if (!canRecover(this.#state, draft) || this.layDraft(draft) === null) return false;
    const { drafts, newId } = this.#ports;
    const { personId } = this;
    const current = this.#editor.toDraft(this.#state);
    if (current && !drafts.keep({ ...current, personId, editorId: newId() })) return false;
    this.dispatch({ type: 'recovered', draft });
    if (this.#state.isStored) drafts.remove(draft);
    return true;
  }

  /** Starts, or starts again after `close`. */
  open() {
    this.#isOpen = true;
    this.#scheduleRetry();
  }

  /** The screen goes away. The draft stays. */
  close() {
    this.#isOpen = false;
    this.flushDraft();
    this.#scheduleRetry();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }

  #keepDraft() {
    this.#cancelDraft?.();
    this.#cancelDraft = null;
    const stored = this.#stored;
    const { document, text, base, saving } = this.#state;
    const isSame = document === stored.document && text === stored.text && base === stored.base;
    if (isSame && saving === stored.saving) return;
    const { drafts } = this.#ports;
    const { personId, editorId } = this;
    const draft = this.#editor.toDraft(this.#state);
    const isStored = !draft || drafts.keep({ ...draft, personId, editorId });
    this.#state = { ...this.#state, isStored };
    if (!isStored) return;
    if (!draft || document !== stored.document)
      drafts.remove({ personId, document: stored.document, editorId });
    this.#stored = this.#state;
  }

  #scheduleRetry() {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const { saving, problem } = this.#state;
    if (saving.phase !== 'retrying' || !this.#isOpen) return;
    this.#cancelRetry = this.#ports.wait(retryDelay(saving.failures, problem), () =>
      this.dispatch({ type: 'retry' }),
    );
  }

  async #write(save: SaveRequest<Text>) {
    const answer = await this.#ports
      .write(save)
      .catch((error: unknown): SaveAnswer => ({ kind: 'failed', error: toDataError(error) }));
    // After `close` the answer is dropped: the draft is on the device, and is compared with the server's text on the next visit.
    if (this.#isOpen) this.dispatch({ type: 'answered', answer, at: this.#ports.now() });
  }
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
