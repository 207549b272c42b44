import { DataError, isOutcomeUnknown, isWorthRetrying } from '#data/errors.ts';
import type {
  DocumentKind,
  SaveRequest,
  PendingSave,
  SaveDetails,
  SaveIntent,
  SaveOutcome,
} from './documentKind.ts';
import type { Draft } from './draftStore.ts';
import { isInside } from './shape.ts';

/** Where the last requested save stands. */
export type Saving<Text> =
  | { phase: 'idle' }
  | { phase: 'sending'; save: PendingSave<Text>; next: PendingSave<Text> | null; failures: number }
  /** It failed for a reason that may pass: it is sent again by itself. */
  | { phase: 'retrying'; save: PendingSave<Text>; failures: number }
  /** It was refused because the session had ended: it is sent again once the same person has signed in. */
  | { phase: 'signedOut'; save: PendingSave<Text> }
  /** Both sides changed the same paths: the text on screen is submitted once the person has chosen. */
  | { phase: 'conflict'; intent: SaveIntent; details: SaveDetails };

/** Where a save can stand, for the screen. */
export type SavePhase = Saving<unknown>['phase'];

/** An opened document. */
export type EditorState<Text, Saved> = {
  document: string;
  /** What the server has, as far as it is known; null as long as it isn't known to have the document. */
  saved: Saved | null;
  /** The version of that. */
  version: number | null;
  /** The text of that. */
  server: Text;
  /** What the text started from: the server's, but for the paths in conflict. */
  base: Text;
  text: Text;
  editedAt: number;
  /** The paths that both sides changed. */
  conflicts: readonly string[];
  /** Paths that somebody else's save brought in since the last save was requested. */
  mergedIn: readonly string[];
  /** The text joins somebody else's save, and isn't saved yet. */
  isMerged: boolean;
  /** The texts of saves that got no answer: the server has one of them if that save arrived nevertheless. */
  unconfirmed: readonly Text[];
  saving: Saving<Text>;
  /** Why the last save failed. */
  problem: DataError | null;
  savedAt: number | null;
};

export type EditorAction<Text, Saved> =
  | { type: 'edited'; text: Text; at: number }
  | ({ type: 'save' } & PendingSave<Text>)
  | { type: 'answered'; answer: SaveAnswer<Saved>; at: number }
  | { type: 'retry' }
  | { type: 'signedIn' }
  | { type: 'resolved'; path: string; choice: 'mine' | 'theirs' }
  | { type: 'recovered'; draft: Draft }
  /** What the server has was read again: what is typed is merged with it, and nothing is saved. */
  | { type: 'refreshed'; saved: Saved; at: number }
  /** Something else than a save of this text has made another one of it: the form begins anew. */
  | { type: 'replaced'; saved: Saved | null; at: number }
  /** The document was deleted: its text becomes a new one. */
  | { type: 'recreated'; document: string };

/** What a save comes to. */
export type SaveAnswer<Saved> = SaveOutcome<Saved> | { kind: 'failed'; error: DataError };

/** What the outside has to do about an action. */
export type EditorEffect<Text, Saved> =
  | { type: 'write'; save: SaveRequest<Text, Saved> }
  /** The text on screen is to be validated and saved, as if the person had pressed the button again. */
  | { type: 'submit'; intent: SaveIntent; details: SaveDetails }
  | { type: 'saved'; saved: Saved; intent: SaveIntent; isNew: boolean; details: SaveDetails }
  | { type: 'failed'; error: DataError };

export type Step<Text, Saved> = { state: EditorState<Text, Saved>; effects: EditorEffect<Text, Saved>[] };

/** Whether a draft can be taken up now: never in the middle of a save. */
export const canRecover = (state: EditorState<unknown, unknown>, draft: Draft) =>
  state.saving.phase !== 'sending' && isForThis(state, draft);

/** Whether a draft is of this document, or one that a new document can go on with. */
export const isForThis = ({ document, version }: EditorState<unknown, unknown>, draft: Draft) =>
  draft.document === document || (version === null && draft.isNew);

/** The parts of a text in which some paths are. */
const pickParts = (text: unknown, paths: readonly string[]) =>
  Object.fromEntries(
    Object.entries(text ?? {}).filter(([name]) =>
      paths.some((path) => path === name || isInside(path, name)),
    ),
  );

/** What happens in an editor of one kind of documents. Knows no clock, no network and no screen. */
export function createEditor<Text, Saved>(kind: DocumentKind<Text, Saved>) {
  const { parts } = kind;
  type State = EditorState<Text, Saved>;
  type Result = Step<Text, Saved>;
  type Pending = PendingSave<Text>;
  type Sending = Extract<Saving<Text>, { phase: 'sending' }>;

  const hasChanged = (from: Text, to: Text) => parts.listChanges(from, to).length > 0;

  const isDirty = ({ base, text }: State) => hasChanged(base, text);

  /** The editor as it opens, on a document of the server or on a new one. */
  function open(document: string, saved: Saved | null, now: number): State {
    const known = know(saved, now);
    return {
      ...known,
      document,
      text: known.server,
      editedAt: 0,
      mergedIn: [],
      isMerged: false,
      saving: { phase: 'idle' },
      problem: null,
      savedAt: null,
    };
  }

  /** What is known of the server, once all that was uncertain is settled. */
  function know(saved: Saved | null, now: number) {
    const { text: server, version } = kind.view(saved, now);
    return { saved, version, server, base: server, conflicts: [], unconfirmed: [] };
  }

  function reduce(state: State, action: EditorAction<Text, Saved>): Result {
    const { saving } = state;
    switch (action.type) {
      case 'edited':
        return stay({ ...state, text: action.text, editedAt: action.at });
      case 'save': {
        const { type: _type, ...pending } = action;
        return save(state, pending);
      }
      case 'answered':
        return saving.phase === 'sending' ? answered(state, saving, action.answer, action.at) : stay(state);
      case 'retry':
        return saving.phase === 'retrying' ? send(state, saving.save, saving.failures) : stay(state);
      case 'signedIn':
        return saving.phase === 'signedOut' ? send(state, saving.save) : stay(state);
      case 'resolved':
        return resolved(state, action.path, action.choice);
      case 'recovered':
        return stay(canRecover(state, action.draft) ? recovered(state, action.draft) : state);
      case 'refreshed':
        return stay(saving.phase === 'idle' ? refreshed(state, action.saved, action.at) : state);
      case 'replaced':
        return stay({ ...open(state.document, action.saved, action.at), savedAt: action.at });
      case 'recreated':
        return saving.phase === 'sending' ? stay(state) : recreated(state, action.document);
    }
  }

  const stay = (state: State): Result => ({ state, effects: [] });

  const toSent = (state: State, pending: Pending) => kind.toRequest(pending, state).sent;

  function save(state: State, requested: Pending): Result {
    const { saving } = state;
    const { sent, shown: text } = kind.toRequest(requested, state);
    const pending = { ...requested, text: sent.text };
    // What is sent is what is shown: validation trims.
    const shown = { ...state, text };
    if (saving.phase === 'sending') {
      // The second press of a double click asks for nothing new.
      const isSame = saving.save.intent === pending.intent && !hasChanged(saving.save.text, pending.text);
      return stay({ ...shown, saving: { ...saving, next: isSame ? null : pending } });
    }
    if (state.conflicts.length > 0) {
      return stay({ ...shown, mergedIn: [], saving: { phase: 'conflict', ...toDetails(pending) } });
    }
    return send({ ...shown, mergedIn: [], problem: null }, pending);
  }

  function send(state: State, pending: Pending, failures = 0): Result {
    const { document, saved, isMerged } = state;
    const sent = toSent(state, pending);
    const reason = isMerged && { reason: 'merged' as const };
    const requested = { ...pending, text: sent.text };
    return {
      state: { ...state, saving: { phase: 'sending', save: requested, next: null, failures } },
      effects: [{ type: 'write', save: { ...reason, ...sent, document, saved } }],
    };
  }

  // The text is another one than that which a note was about.
  const submit = (state: State, intent: SaveIntent, { note: _note, ...details }: SaveDetails): Result => ({
    state: { ...state, saving: { phase: 'idle' }, problem: null },
    effects: [{ type: 'submit', intent, details }],
  });

  function answered(state: State, sending: Sending, answer: SaveAnswer<Saved>, at: number): Result {
    if (answer.kind === 'saved') return saved(state, sending, answer.saved, at);
    if (answer.kind === 'conflict') return conflicted(state, sending, answer, at);
    return stopped(state, sending, answer.error);
  }

  function saved(state: State, sending: Sending, answer: Saved, at: number): Result {
    const { text: requested } = sending.save;
    const sent = toSent(state, sending.save);
    const known = know(answer, at);
    const after: State = {
      ...state,
      ...known,
      text: settle(state.text, requested, known.server),
      isMerged: false,
      saving: { phase: 'idle' },
      problem: null,
      savedAt: at,
    };
    const next = sending.next && {
      ...sending.next,
      text: settle(sending.next.text, requested, known.server),
    };
    const { intent, details } = toDetails(sent);
    const isNew = state.version === null;
    const effect = { type: 'saved', saved: answer, intent, details, isNew } as const;
    const { state: settled, effects } = next ? send(after, next) : stay(after);
    return { state: settled, effects: [effect, ...effects] };
  }

  /** Takes over what the server made of a text, but for what was typed since. */
  const settle = (text: Text, sent: Text, stored: Text) =>
    parts.take(stored, text, parts.listChanges(sent, text));

  /** A save didn't go through, or its answer got lost: then the server has what was sent. */
  function stopped(state: State, { save: pending, next, failures }: Sending, error: DataError) {
    const stored = toSent(state, pending).text;
    const after: State = {
      ...state,
      problem: error,
      unconfirmed: isOutcomeUnknown(error) ? [...state.unconfirmed, stored] : state.unconfirmed,
    };
    const latest = next ?? pending;
    if (error.kind === 'unauthenticated') {
      return stay({ ...after, saving: { phase: 'signedOut', save: latest } });
    }
    const mayPass = isWorthRetrying(error) || error.kind === 'rateLimited';
    const result: Result = {
      state: {
        ...after,
        saving: mayPass ? { phase: 'retrying', save: latest, failures: failures + 1 } : { phase: 'idle' },
      },
      // Only the first of a series of failures is notified.
      effects: failures === 0 || !mayPass ? [{ type: 'failed', error }] : [],
    };
    return result;
  }

  /** Somebody saved since the version that the save started from, or an earlier attempt had arrived after all. */
  function conflicted(
    state: State,
    sending: Sending,
    { theirs, error }: Extract<SaveOutcome<Saved>, { kind: 'conflict' }>,
    at: number,
  ): Result {
    const { text: server, pending: waiting } = kind.view(theirs, at);
    const own = findOwn(state, server);
    if (own.length > 0 && !hasChanged(server, toSent(state, sending.save).text)) {
      return saved(state, sending, theirs, at);
    }
    const pending = sending.next ?? sending.save;
    const sent = toSent(state, pending);
    const insisted = sent.sets ?? [];
    const since = parts.listChanges(sent.text, state.text);
    const text = parts.take(
      state.text,
      sent.text,
      insisted.filter((path) => !since.includes(path)),
    );
    const after = join({ ...state, text }, theirs, at, insisted);
    const { intent, details } = toDetails(pending);
    if (after.conflicts.length > 0) return stay({ ...after, saving: { phase: 'conflict', intent, details } });
    const requested = parts.merge({
      ancestors: findAncestors(state, own),
      mine: sent.text,
      theirs: server,
      insisted,
    });
    const hasComeIn = after.mergedIn.length > state.mergedIn.length;
    // What a colleague keeps beside what is online isn't published unseen.
    if (hasComeIn && waiting !== null && toSent(after, pending).intent !== 'save') {
      const held: State = { ...after, saving: { phase: 'idle' } };
      return { state: held, effects: [{ type: 'failed', error: error ?? new DataError('conflict') }] };
    }
    // The text that was to be saved conflicts, but what was typed since doesn't; or two texts, each fit, make one that isn't.
    const joined = { ...pending, text: requested.merged };
    if (requested.conflicts.length > 0 || !kind.toRequest(joined, after).isFit)
      return submit(after, intent, details);
    return send(after, joined);
  }

  const toDetails = ({ intent, text: _text, ...details }: Pending) => ({ intent, details });

  /** Those of one's own saves without an answer that the server has. */
  const findOwn = ({ unconfirmed }: State, server: Text) =>
    unconfirmed.filter((sent) => !hasChanged(sent, server));

  /** The text joined with what the server has by now, which may leave conflicts. */
  function join(state: State, theirs: Saved, at: number, insisted: readonly string[] = []): State {
    const known = know(theirs, at);
    const { server } = known;
    const own = findOwn(state, server);
    const ancestors = findAncestors(state, own);
    const { merged, conflicts } = parts.merge({ ancestors, mine: state.text, theirs: server, insisted });
    return {
      ...state,
      ...known,
      // A path in conflict still starts from what both changed: a draft of it must meet the same question.
      base: parts.take(server, state.base, conflicts),
      text: merged,
      conflicts,
      mergedIn: [...state.mergedIn, ...parts.listChanges(state.text, merged)],
      // What differs is one's own earlier save, which had arrived after all: nothing of anybody else's was merged.
      isMerged: state.isMerged || own.length === 0,
      problem: null,
    };
  }

  /** A pending save will meet by itself what the server has by now. */
  function refreshed(state: State, theirs: Saved, at: number): State {
    if (kind.view(theirs, at).version === state.version) return { ...state, saved: theirs };
    const after = join(state, theirs, at);
    const isMerged =
      isDirty(state) && (after.mergedIn.length > state.mergedIn.length || after.conflicts.length > 0);
    return { ...after, isMerged: state.isMerged || isMerged };
  }

  /** The texts that the server's may be a change of: the common ancestors of a merge. */
  function findAncestors({ version, base, unconfirmed }: State, own: readonly Text[]): readonly Text[] {
    if (own.length > 0) return own;
    // Nobody else can have made a document with this id.
    if (version === null && unconfirmed.length > 0) return unconfirmed;
    return [base, ...unconfirmed];
  }

  function resolved(state: State, path: string, choice: 'mine' | 'theirs'): Result {
    const { server, saving } = state;
    const conflicts = state.conflicts.filter((other) => other !== path);
    const after: State = {
      ...state,
      base: parts.take(state.base, server, [path]),
      text: choice === 'theirs' ? parts.take(state.text, server, [path]) : state.text,
      conflicts,
    };
    if (saving.phase !== 'conflict') return stay(after);
    // The person may have chosen the other's status or date over what the button has set: what is left of it is the text.
    const isGivenUp = choice === 'theirs' && saving.details.sets?.includes(path);
    const { sets: _sets, dueAt: _dueAt, ...details } = saving.details;
    const { intent, ...rest } = isGivenUp ? ({ intent: 'save', details } as const) : saving;
    return conflicts.length > 0
      ? stay({ ...after, saving: { phase: 'conflict', intent, details: rest.details } })
      : submit(after, intent, rest.details);
  }

  function recovered(state: State, draft: Draft): State {
    const { server } = state;
    const found = readDraft(draft, server);
    if (!found) return state;
    const { merged, conflicts } = parts.merge({ ancestors: [found.base], mine: found.text, theirs: server });
    return {
      ...state,
      document: draft.document,
      base: parts.take(server, found.base, conflicts),
      text: merged,
      editedAt: draft.editedAt,
      conflicts,
      // An earlier save whose answer was lost is no ancestor of the recovered text: if it did arrive, it is merged like
      // somebody else's, and what both changed is a conflict for the person to resolve.
      unconfirmed: [],
      saving: { phase: 'idle' },
      problem: null,
    };
  }

  function recreated(state: State, document: string): Result {
    return submit({ ...state, ...know(null, 0), document }, 'save', {});
  }

  /** The text of a draft over what the server has: what the draft changes, and what it started from there. */
  function readDraft({ changes, base }: Draft, server: Text): { base: Text; text: Text } | null {
    const read = kind.readDraft(changes, base);
    if (!read) return null;
    const paths = parts.listChanges(read.base, read.text);
    return { base: parts.take(server, read.base, paths), text: parts.take(server, read.text, paths) };
  }

  return {
    open,
    reduce,
    /** Whether something typed is not on the server. */
    isDirty,
    /** What has to be stored on the device; null when the server has it all. */
    toDraft(state: State): Omit<Draft, 'personId' | 'editorId'> | null {
      const { document, version, base, text, editedAt } = state;
      const paths = parts.listChanges(base, text);
      if (paths.length === 0) return null;
      return { document, editedAt, isNew: version === null, changes: pickParts(text, paths), base };
    },
    /** A text with what a draft changes in it; null when something else wrote the draft. */
    layDraft: (draft: Draft, text: Text) => readDraft(draft, text)?.text ?? null,
  };
}

/** An editor of one kind of documents. */
export type Editor<Text, Saved> = ReturnType<typeof createEditor<Text, Saved>>;
