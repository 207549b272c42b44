import { type DataError, toDataError } from '../../errors.ts';
import type { ArticleSave, ArticleSaveOutcome } from '../article.queries.ts';
import type { Article, ArticleInput } from '../article.schema.ts';
import type { SaveIntent } from '../publication.ts';
import type { CopyShelf, LocalCopy } from './draftStore.ts';
import {
  canResume,
  copyOf,
  type Editing,
  type EditingEffect,
  type EditingEvent,
  openEditing,
  type SaveAnswer,
  transition,
} from './editorReducer.ts';

/** What happened that the person is told once. */
export type EditingNews = Exclude<EditingEffect, { type: 'write' }>;

/** The outside world of an editor: the tests bring another one. */
export type EditingPorts = {
  write: (save: ArticleSave) => Promise<ArticleSaveOutcome>;
  shelf: CopyShelf;
  now: () => number;
  newId: () => string;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  wait: (milliseconds: number, callback: () => void) => () => void;
};

export type EditingStart = {
  personId: string;
  editorId: string;
  /** Made by the browser for a new article. */
  articleId: string;
  article: Article | null;
};

/** What the screen sees of an article while it is written. */
export type EditingView = Editing & {
  /** What the fields were last filled with from elsewhere than the keyboard. */
  filled: ArticleInput;
  /** The device keeps what is typed. False once it has refused: full, or forbidden. */
  isKept: boolean;
};

export type EditingSession = ReturnType<typeof createEditingSession>;

/** Seconds before a save is sent again by itself: the last holds for all further ones. */
const RETRY_SECONDS = [2, 5, 10, 20, 30];
/** A server that asks for fewer requests gets none for that many seconds. */
const RATE_LIMIT_SECONDS = 10;

/** After that many milliseconds a save that failed is sent again. */
function retryDelay(failures: number, problem: DataError | null) {
  const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length) - 1] ?? 0;
  return 1000 * (problem?.kind === 'rateLimited' ? Math.max(seconds, RATE_LIMIT_SECONDS) : seconds);
}

/** Runs the transitions of one editor and does what they ask for. */
export function createEditingSession(start: EditingStart, ports: EditingPorts) {
  const { personId, editorId } = start;
  const { shelf } = ports;
  const opened = openEditing(start.articleId, start.article);
  let view: EditingView = { ...opened, filled: opened.typed, isKept: true };
  let isOpen = true;
  let stopWaiting: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(news: EditingNews) => void>();

  const dispatch = (event: EditingEvent) => {
    const { state, effects } = transition(view, event);
    const before = view;
    view = { ...view, ...state, filled: event.type === 'typed' ? view.filled : state.typed };
    // First of all: whatever comes next, what is typed survives it.
    if (view.typed !== before.typed || view.base !== before.base || view.id !== before.id)
      keepCopy(before.id);
    if (view.saving !== before.saving) scheduleRetry();
    for (const listener of listeners) listener();
    for (const effect of effects) {
      if (effect.type === 'write') void write(effect.save);
      else for (const listener of newsListeners) listener(effect);
    }
  };

  const keepCopy = (idBefore: string) => {
    const copy = copyOf(view);
    view = { ...view, isKept: !copy || shelf.keep({ ...copy, personId, editorId }) };
    if (!copy || (view.isKept && idBefore !== view.id))
      shelf.remove({ personId, articleId: idBefore, editorId });
  };

  const scheduleRetry = () => {
    stopWaiting?.();
    stopWaiting = null;
    if (view.saving.phase !== 'waiting' || !isOpen) return;
    stopWaiting = ports.wait(retryDelay(view.saving.failures, view.problem), () =>
      dispatch({ type: 'retry' }),
    );
  };

  const write = async (save: ArticleSave) => {
    const answer = await ports
      .write(save)
      .catch((error: unknown): SaveAnswer => ({ kind: 'failed', error: toDataError(error) }));
    // Whoever comes back finds the copy, and the server's version beside it.
    if (isOpen) dispatch({ type: 'answered', answer, at: ports.now() });
  };

  return {
    personId,
    editorId,
    view: () => view,
    subscribe: (listener: () => void) => listenIn(listeners, listener),
    onNews: (listener: (news: EditingNews) => void) => listenIn(newsListeners, listener),
    dispatch,
    type: (input: ArticleInput) => dispatch({ type: 'typed', input, at: ports.now() }),
    save: (intent: SaveIntent) => dispatch({ type: 'save', intent }),
    /**
     * Takes up a copy that was left behind. What is typed here already is put aside as one more copy; gives false, and does nothing,
     * when the device has no room for it.
     */
    resume(copy: LocalCopy) {
      if (!canResume(view, copy)) return false;
      const current = copyOf(view);
      if (current && !shelf.keep({ ...current, personId, editorId: ports.newId() })) return false;
      dispatch({ type: 'resumed', copy });
      if (view.isKept) shelf.remove(copy);
      return true;
    },
    /** Starts, or starts again after `close`. */
    open() {
      isOpen = true;
      scheduleRetry();
    },
    /** The screen goes away. The copy stays. */
    close() {
      isOpen = false;
      scheduleRetry();
    },
  };
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
