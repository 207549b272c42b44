import type { DocumentState } from './document.queries.ts';
import { DataError, isOutcomeUnknown, isWorthRetrying } from '#data/errors.ts';
import type { DocumentTexts, PendingSave, SaveDetails, SaveIntent, SaveOutcome } from './documentTexts.ts';
import { belongsTo, type Draft } from './draftStore.ts';
import { findAncestors, findOwn, hasChanged, join, know, readDraft, recover, refresh } from './joinTexts.ts';
import type { EditorAction, EditorState, SaveAnswer, Saving, Step } from './editorState.ts';
import { isInside } from './shape.ts';

type Sending<Text> = Extract<Saving<Text>, { phase: 'sending' }>;

/** Whether a draft can be taken up now: never in the middle of a save. */
export const canRecover = (state: EditorState<unknown>, draft: Draft) =>
  state.saving.phase !== 'sending' && isForThis(state, draft);

/** Whether a draft is of this document, or one that a new document can go on with. */
export const isForThis = ({ document, version }: EditorState<unknown>, draft: Draft) =>
  belongsTo(draft, { document, isNew: version === null });

/** The parts of a text in which some paths are. */
const pickParts = (text: unknown, paths: readonly string[]) =>
  Object.fromEntries(
    Object.entries(text ?? {}).filter(([name]) =>
      paths.some((path) => path === name || isInside(path, name)),
    ),
  );

const stay = <Text>(state: EditorState<Text>): Step<Text> => ({ state, effects: [] });

const toDetails = <Text>({ intent, text: _text, ...details }: PendingSave<Text>) => ({ intent, details });

/** The reducer of an editor: what each action makes of its state. Pure: it knows no clock, no network and no screen. */
export class Editor<Text> {
  readonly #texts: DocumentTexts<Text>;

  constructor(texts: DocumentTexts<Text>) {
    this.#texts = texts;
  }

  /** Whether something typed is not on the server. */
  isDirty({ base, text }: EditorState<Text>) {
    return hasChanged(this.#texts, base, text);
  }

  /** The editor as it opens, on a document of the server or on a new one. */
  open(document: string, saved: DocumentState | null, now: number): EditorState<Text> {
    const known = know(this.#texts, saved, now);
    return {
      ...known,
      document,
      isNew: known.version === null,
      text: known.server,
      editedAt: 0,
      mergedIn: [],
      isMerged: false,
      saving: { phase: 'idle' },
      problem: null,
      savedAt: null,
    };
  }

  reduce(state: EditorState<Text>, action: EditorAction<Text>): Step<Text> {
    const { saving } = state;
    switch (action.type) {
      case 'edited':
        return stay({ ...state, text: action.text, editedAt: action.at });
      case 'save': {
        const { type: _type, ...pending } = action;
        return this.#save(state, pending);
      }
      case 'answered':
        return saving.phase === 'sending'
          ? this.#answered(state, saving, action.answer, action.at)
          : stay(state);
      case 'retry':
        return saving.phase === 'retrying' ? this.#send(state, saving.save, saving.failures) : stay(state);
      case 'signedIn':
        return saving.phase === 'signedOut' ? this.#send(state, saving.save) : stay(state);
      case 'resolved':
        return this.#resolved(state, action.path, action.choice);
      case 'recovered':
        return stay(canRecover(state, action.draft) ? recover(this.#texts, state, action.draft) : state);
      case 'refreshed':
        return stay(saving.phase === 'idle' ? refresh(this.#texts, state, action.saved, action.at) : state);
      case 'replaced':
        return stay({ ...this.open(state.document, action.saved, action.at), savedAt: action.at });
      case 'recreated':
        return saving.phase === 'sending' ? stay(state) : this.#recreated(state, action.document);
    }
  }

  #save(state: EditorState<Text>, requested: PendingSave<Text>): Step<Text> {
    const { saving } = state;
    const { sent, shown: text } = this.#texts.toRequest(requested, state);
    const pending = { ...requested, text: sent.text };
    // What is sent is what is shown: validation trims.
    const shown = { ...state, text };
    if (saving.phase === 'sending') {
      // The second press of a double click asks for nothing new.
      const isSame =
        saving.save.intent === pending.intent && !hasChanged(this.#texts, saving.save.text, pending.text);
      return stay({ ...shown, saving: { ...saving, next: isSame ? null : pending } });
    }
    if (state.conflicts.length > 0) {
      return stay({ ...shown, mergedIn: [], saving: { phase: 'conflict', ...toDetails(pending) } });
    }
    return this.#send({ ...shown, mergedIn: [], problem: null }, pending);
  }

  #send(state: EditorState<Text>, pending: PendingSave<Text>, failures = 0): Step<Text> {
    const { document, saved, isMerged } = state;
    const sent = this.#toSent(state, pending);
    const reason = isMerged && { reason: 'merged' as const };
    const requested = { ...pending, text: sent.text };
    return {
      state: { ...state, saving: { phase: 'sending', save: requested, next: null, failures } },
      effects: [{ type: 'write', save: { ...reason, ...sent, document, saved } }],
    };
  }

  // The note is dropped: it was about the text before the merge.
  #submit(
    state: EditorState<Text>,
    intent: SaveIntent,
    { note: _note, ...details }: SaveDetails,
  ): Step<Text> {
    return {
      state: { ...state, saving: { phase: 'idle' }, problem: null },
      effects: [{ type: 'submit', intent, details }],
    };
  }

  #answered(state: EditorState<Text>, sending: Sending<Text>, answer: SaveAnswer, at: number): Step<Text> {
    if (answer.kind === 'saved') return this.#saved(state, sending, answer.saved, at);
    if (answer.kind === 'conflict') return this.#conflicted(state, sending, answer, at);
    return this.#stopped(state, sending, answer.error);
  }

  #saved(state: EditorState<Text>, sending: Sending<Text>, answer: DocumentState, at: number): Step<Text> {
    const { text: requested } = sending.save;
    const sent = this.#toSent(state, sending.save);
    const known = know(this.#texts, answer, at);
    const after: EditorState<Text> = {
      ...state,
      ...known,
      isNew: false,
      text: this.#settle(state.text, requested, known.server),
      isMerged: false,
      saving: { phase: 'idle' },
      problem: null,
      savedAt: at,
    };
    const next = sending.next && {
      ...sending.next,
      text: this.#settle(sending.next.text, requested, known.server),
    };
    const { intent, details } = toDetails(sent);
    const effect = { type: 'saved', saved: answer, intent, details, isNew: state.isNew } as const;
    const { state: settled, effects } = next ? this.#send(after, next) : stay(after);
    return { state: settled, effects: [effect, ...effects] };
  }

  /** Takes over what the server made of a text, but for what was typed since. */
  #settle(text: Text, sent: Text, stored: Text) {
    return this.#texts.parts.take(stored, text, this.#texts.parts.listChanges(sent, text));
  }

  /** A save failed, or its answer got lost: then the server may have what was sent. */
  #stopped(state: EditorState<Text>, { save: pending, next, failures }: Sending<Text>, error: DataError) {
    const stored = this.#toSent(state, pending).text;
    const after: EditorState<Text> = {
      ...state,
      problem: error,
      unconfirmed: isOutcomeUnknown(error) ? [...state.unconfirmed, stored] : state.unconfirmed,
    };
    const latest = next ?? pending;
    if (error.kind === 'unauthenticated') {
      return stay({ ...after, saving: { phase: 'signedOut', save: latest } });
    }
    const mayPass = isWorthRetrying(error) || error.kind === 'rateLimited';
    const result: Step<Text> = {
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
  #conflicted(
    state: EditorState<Text>,
    sending: Sending<Text>,
    { theirs, error }: Extract<SaveOutcome, { kind: 'conflict' }>,
    at: number,
  ): Step<Text> {
    const { text: server, pending: waiting } = this.#texts.view(theirs, at);
    const own = findOwn(this.#texts, state, server);
    if (own.length > 0 && !hasChanged(this.#texts, server, this.#toSent(state, sending.save).text)) {
      return this.#saved(state, sending, theirs, at);
    }
    const pending = sending.next ?? sending.save;
    const sent = this.#toSent(state, pending);
    const insisted = sent.sets ?? [];
    const since = this.#texts.parts.listChanges(sent.text, state.text);
    const text = this.#texts.parts.take(
      state.text,
      sent.text,
      insisted.filter((path) => !since.includes(path)),
    );
    const after = join(this.#texts, { ...state, text }, theirs, at, insisted);
    const { intent, details } = toDetails(pending);
    if (after.conflicts.length > 0) return stay({ ...after, saving: { phase: 'conflict', intent, details } });
    const requested = this.#texts.parts.merge({
      ancestors: findAncestors(state, own),
      mine: sent.text,
      theirs: server,
      insisted,
    });
    const hasComeIn = after.mergedIn.length > state.mergedIn.length;
    // A colleague's pending changes came in with the merge: they aren't published before the person has seen them.
    if (hasComeIn && waiting !== null && this.#toSent(after, pending).intent !== 'save') {
      const held: EditorState<Text> = { ...after, saving: { phase: 'idle' } };
      return { state: held, effects: [{ type: 'failed', error: error ?? new DataError('conflict') }] };
    }
    // The requested text conflicts where what was typed since doesn't, or two valid texts have merged into an invalid one.
    const joined = { ...pending, text: requested.merged };
    if (requested.conflicts.length > 0 || !this.#texts.toRequest(joined, after).isFit())
      return this.#submit(after, intent, details);
    return this.#send(after, joined);
  }

  #resolved(state: EditorState<Text>, path: string, choice: 'mine' | 'theirs'): Step<Text> {
    const { server, saving } = state;
    const conflicts = state.conflicts.filter((other) => other !== path);
    const after: EditorState<Text> = {
      ...state,
      base: this.#texts.parts.take(state.base, server, [path]),
      text: choice === 'theirs' ? this.#texts.parts.take(state.text, server, [path]) : state.text,
      conflicts,
    };
    if (saving.phase !== 'conflict') return stay(after);
    // The person may have given up the status or date that the button had set: then only the text is left to save.
    const isGivenUp = choice === 'theirs' && saving.details.sets?.includes(path);
    const { sets: _sets, dueAt: _dueAt, endsAt: _endsAt, ...details } = saving.details;
    const { intent, ...rest } = isGivenUp ? ({ intent: 'save', details } as const) : saving;
    return conflicts.length > 0
      ? stay({ ...after, saving: { phase: 'conflict', intent, details: rest.details } })
      : this.#submit(after, intent, rest.details);
  }

  #recreated(state: EditorState<Text>, document: string): Step<Text> {
    return this.#submit({ ...state, ...know(this.#texts, null, 0), document, isNew: true }, 'save', {});
  }

  /** What has to be stored on the device; null when the server has it all. */
  toDraft(state: EditorState<Text>): Omit<Draft, 'personId' | 'editorId'> | null {
    const { document, isNew, base, text, editedAt, saving, unconfirmed } = state;
    const pick = (changed: Text) => pickParts(changed, this.#texts.parts.listChanges(base, changed));
    if (!hasChanged(this.#texts, base, text)) return null;
    const underWay = saving.phase === 'sending' ? [this.#toSent(state, saving.save).text] : [];
    const sent = [...unconfirmed, ...underWay].map(pick);
    return { document, editedAt, isNew, changes: pick(text), base, ...(sent.length > 0 && { sent }) };
  }

  /** A text with the changes of a draft; null when the draft can't be read. */
  layDraft(draft: Draft, text: Text) {
    return readDraft(this.#texts, draft, text)?.text ?? null;
  }

  #toSent(state: EditorState<Text>, pending: PendingSave<Text>) {
    return this.#texts.toRequest(pending, state).sent;
  }
}
