import { type DataError, isOutcomeUnknown, isWorthRetrying } from '../../errors.ts';
import type { ArticleSave, ArticleSaveOutcome } from '../article.queries.ts';
import {
  type Article,
  type ArticleInput,
  toArticleInput,
  emptyArticle,
  toStoredInput,
} from '../article.schema.ts';
import { toPublication, type SaveIntent } from '../publication.ts';
import type { Draft } from './draftStore.ts';
import { type ArticleField, articleFields, changedFields, mergeArticle, pickFields } from './merge.ts';

/** A save that the person requested: the validated text of that moment, by which button, and their note on it. */
export type PendingSave = { intent: SaveIntent; input: ArticleInput; note?: string };

/** Where the last requested save stands. */
export type Saving =
  | { phase: 'idle' }
  | { phase: 'sending'; save: PendingSave; next: PendingSave | null; failures: number }
  /** It failed for a reason that may pass: it is sent again by itself. */
  | { phase: 'retrying'; save: PendingSave; failures: number }
  /** It was refused because the session had ended: it is sent again once the same person has signed in. */
  | { phase: 'signedOut'; save: PendingSave }
  /** Both sides changed the same fields: the text on screen is submitted once the person has chosen. */
  | { phase: 'conflict'; intent: SaveIntent };

/** An opened article. */
export type EditorState = {
  id: string;
  /** Null as long as the server is not known to have the article. */
  version: number | null;
  /** What the text started from: the server's, but for the fields in conflict. */
  base: ArticleInput;
  text: ArticleInput;
  editedAt: number;
  /** What the server has of the fields that both sides changed. */
  conflicts: Partial<ArticleInput>;
  /** Fields that somebody else's save brought in since the last save was requested. */
  mergedIn: ArticleField[];
  /** The text joins somebody else's save, and isn't saved yet. */
  isMerged: boolean;
  /** The texts of saves that got no answer: the server has one of them if that save arrived nevertheless. */
  unconfirmed: ArticleInput[];
  saving: Saving;
  /** Why the last save failed. */
  problem: DataError | null;
  savedAt: number | null;
};

export type EditorAction =
  | { type: 'edited'; text: ArticleInput; at: number }
  | ({ type: 'save' } & PendingSave)
  | { type: 'answered'; answer: SaveAnswer; at: number }
  | { type: 'retry' }
  | { type: 'signedIn' }
  | { type: 'resolved'; field: ArticleField; choice: 'mine' | 'theirs' }
  | { type: 'recovered'; draft: Draft }
  /** The article was deleted: its text becomes a new one. */
  | { type: 'recreated'; id: string };

/** What a save comes to. */
export type SaveAnswer = ArticleSaveOutcome | { kind: 'failed'; error: DataError };

/** What the outside has to do about an action. */
export type EditorEffect =
  | { type: 'write'; save: ArticleSave }
  /** The text on screen is to be validated and saved, as if the person had pressed the button again. */
  | { type: 'submit'; intent: SaveIntent }
  | { type: 'saved'; article: Article; isNew: boolean }
  | { type: 'failed'; error: DataError };

export type Step = { state: EditorState; effects: EditorEffect[] };

/** The editor as it opens, on an article of the server or on a new one. */
export function openEditor(id: string, article: Article | null, now: number): EditorState {
  const text = article ? toArticleInput(article, now) : emptyArticle;
  return {
    id,
    version: article?.version ?? null,
    base: text,
    text,
    editedAt: 0,
    conflicts: {},
    mergedIn: [],
    isMerged: false,
    unconfirmed: [],
    saving: { phase: 'idle' },
    problem: null,
    savedAt: null,
  };
}

/** What happens next. Knows no clock, no network and no screen. */
export function reduce(state: EditorState, action: EditorAction): Step {
  const { saving } = state;
  switch (action.type) {
    case 'edited':
      return stay({ ...state, text: action.text, editedAt: action.at });
    case 'save': {
      const { type: _type, ...pending } = action;
      return save(state, pending);
    }
    case 'answered':
      return saving.phase === 'sending' ? answered(state, saving, action) : stay(state);
    case 'retry':
      return saving.phase === 'retrying' ? send(state, saving.save, saving.failures) : stay(state);
    case 'signedIn':
      return saving.phase === 'signedOut' ? send(state, saving.save) : stay(state);
    case 'resolved':
      return resolved(state, action.field, action.choice);
    case 'recovered':
      return stay(canRecover(state, action.draft) ? recovered(state, action.draft) : state);
    case 'recreated':
      return saving.phase === 'sending' ? stay(state) : recreated(state, action.id);
  }
}

/** Whether something typed is not on the server. */
export const isDirty = ({ base, text }: EditorState) => changedFields(base, text).length > 0;

/** What the server has, as far as it is known. */
export const serverInput = ({ base, conflicts }: EditorState): ArticleInput => ({ ...base, ...conflicts });

/** What has to be stored on the device; null when the server has it all. */
export function toDraft(state: EditorState): Omit<Draft, 'personId' | 'editorId'> | null {
  const { id: articleId, version, base, text, editedAt } = state;
  const changed = changedFields(base, text);
  if (changed.length === 0) return null;
  return { articleId, editedAt, isNew: version === null, changes: pickFields(text, changed), base };
}

/** Whether a draft is of this article, or one that a new article can go on with. */
export const isForThis = ({ id, version }: EditorState, draft: Draft) =>
  draft.articleId === id || (version === null && draft.isNew);

/** Whether a draft can be taken up now: never in the middle of a save. */
export const canRecover = (state: EditorState, draft: Draft) =>
  state.saving.phase !== 'sending' && isForThis(state, draft);

/** The fields in which taking up a draft would change a text. */
export const changedByDraft = ({ changes }: Draft, text: ArticleInput) =>
  changedFields(text, { ...text, ...changes });

const getFields = (some: Partial<ArticleInput>) => articleFields.filter((field) => some[field] !== undefined);

const stay = (state: EditorState): Step => ({ state, effects: [] });

const statusAfter = ({ intent, input }: PendingSave) => toPublication(intent, input).status ?? input.status;

/** What the server will have once the save has gone through. */
const storedBy = (pending: PendingSave) => toStoredInput(pending.input, statusAfter(pending));

/**
 * A save as it goes out. With no button, an article that stays published is updated (product 7.9). What a save leaves
 * alone is in it as the server has it, and a date only where it is planned.
 */
function asSent({ base }: EditorState, { intent, input, ...explanation }: PendingSave): PendingSave {
  const staysPublished = intent === 'keep' && input.status === 'published' && base.status === 'published';
  if (intent === 'update' || staysPublished) {
    return {
      ...explanation,
      intent: 'update',
      input: { ...input, ...pickFields(base, ['status', 'publish_at']) },
    };
  }
  return { ...explanation, intent, input: intent === 'schedule' ? input : { ...input, publish_at: '' } };
}

function save(state: EditorState, { intent, input, ...explanation }: PendingSave): Step {
  const { saving, base } = state;
  const pending = asSent(state, { ...explanation, intent, input });
  // A date that was typed and isn't planned yet stays typed; published now, the article needs none.
  const isDateLeft = !['', base.publish_at].includes(input.publish_at) && intent !== 'publish';
  const { publish_at } = isDateLeft ? input : pending.input;
  // What is sent is what is shown: validation trims.
  const shown = { ...state, text: { ...pending.input, publish_at } };
  if (saving.phase === 'sending') {
    // The second press of a double click asks for nothing new.
    const isSame =
      saving.save.intent === pending.intent && changedFields(saving.save.input, pending.input).length === 0;
    return stay({ ...shown, saving: { ...saving, next: isSame ? null : pending } });
  }
  if (getFields(state.conflicts).length > 0) {
    return stay({ ...shown, mergedIn: [], saving: { phase: 'conflict', intent: pending.intent } });
  }
  return send({ ...shown, mergedIn: [], problem: null }, pending);
}

function send(state: EditorState, requested: PendingSave, failures = 0): Step {
  const { id, version, base } = state;
  const pending = asSent(state, requested);
  return {
    state: { ...state, saving: { phase: 'sending', save: pending, next: null, failures } },
    effects: [
      {
        type: 'write',
        save: {
          ...pending,
          id,
          version,
          tagIdsBefore: base.tag_ids,
          ...(state.isMerged && { reason: 'merged' }),
        },
      },
    ],
  };
}

const submit = (state: EditorState, intent: SaveIntent): Step => ({
  state: { ...state, saving: { phase: 'idle' }, problem: null },
  effects: [{ type: 'submit', intent }],
});

type Sending = Extract<Saving, { phase: 'sending' }>;

function answered(
  state: EditorState,
  sending: Sending,
  { answer, at }: { answer: SaveAnswer; at: number },
): Step {
  if (answer.kind === 'saved') return saved(state, sending, answer.article, answer.tagsError, at);
  if (answer.kind === 'conflict') return conflicted(state, sending, answer.theirs, at);
  return stopped(state, sending, answer.error, { ...storedBy(sending.save), tag_ids: state.base.tag_ids });
}

function saved(
  state: EditorState,
  { save: pending, next, failures }: Sending,
  article: Article,
  tagsError: DataError | null,
  at: number,
): Step {
  const base = toArticleInput(article, at);
  const after: EditorState = {
    ...state,
    version: article.version,
    base,
    text: settle(state.text, pending.input, base),
    isMerged: false,
    unconfirmed: [],
    saving: { phase: 'idle' },
    problem: null,
    savedAt: at,
  };
  const settledNext = next && { ...next, input: settle(next.input, pending.input, base) };
  const effect: EditorEffect = { type: 'saved', article, isNew: state.version === null };
  if (tagsError) {
    const sending: Sending = { phase: 'sending', save: pending, next: settledNext, failures };
    const stored = { ...base, tag_ids: pending.input.tag_ids };
    return withEffect(effect, stopped(after, sending, tagsError, stored));
  }
  return withEffect(effect, settledNext ? send(after, settledNext) : stay(after));
}

const withEffect = (effect: EditorEffect, { state, effects }: Step): Step => ({
  state,
  effects: [effect, ...effects],
});

/**
 * Takes over what the server made of a text, but for what was typed since, and for the tags, which are saved apart and
 * may have failed alone.
 */
function settle(text: ArticleInput, sent: ArticleInput, stored: ArticleInput): ArticleInput {
  const since: ArticleField[] = [...changedFields(sent, text), 'tag_ids'];
  return { ...stored, ...pickFields(text, since) };
}

/** A save didn't go through. `stored` is what the server has if it did nevertheless. */
function stopped(
  state: EditorState,
  { save: pending, next, failures }: Sending,
  error: DataError,
  stored: ArticleInput,
): Step {
  const after: EditorState = {
    ...state,
    problem: error,
    unconfirmed: isOutcomeUnknown(error) ? [...state.unconfirmed, stored] : state.unconfirmed,
  };
  const latest = next ?? pending;
  // The tags were refused because somebody saved right after the text: sending it all again finds out what they
  // changed.
  if (error.code === 'PT409') return send(after, latest, failures);
  if (error.kind === 'unauthenticated') {
    return stay({ ...after, saving: { phase: 'signedOut', save: latest } });
  }
  const mayPass = isWorthRetrying(error) || error.kind === 'rateLimited';
  return {
    state: {
      ...after,
      saving: mayPass ? { phase: 'retrying', save: latest, failures: failures + 1 } : { phase: 'idle' },
    },
    // Only the first of a series of failures is notified.
    effects: failures === 0 || !mayPass ? [{ type: 'failed', error }] : [],
  };
}

/** The fields that a button sets whatever they were: in a merge, its value wins over somebody else's. */
const insistedBy = {
  draft: ['status'],
  publish: ['status', 'publish_at'],
  schedule: ['status', 'publish_at'],
  update: [],
  keep: [],
} as const satisfies Record<SaveIntent, ArticleField[]>;

/** Somebody saved since the version that the save started from, or an earlier attempt had arrived after all. */
function conflicted(state: EditorState, sending: Sending, theirs: Article, at: number): Step {
  const server = toArticleInput(theirs, at);
  const own = state.unconfirmed.filter((sent) => changedFields(sent, server).length === 0);
  if (own.length > 0 && changedFields(server, storedBy(sending.save)).length === 0) {
    return saved(state, sending, theirs, null, at);
  }
  const pending = sending.next ?? sending.save;
  const { intent, input, ...explanation } = pending;
  const ancestors = getAncestors(state, own);
  const insisted = insistedBy[intent];
  const merge = (mine: ArticleInput) => mergeArticle({ ancestors, mine, theirs: server, insisted });
  const status = statusAfter(pending);
  const mine = { ...state.text, status: state.text.status === input.status ? status : state.text.status };
  const { merged: text, conflicts } = merge(mine);
  const fields = getFields(conflicts);
  const after: EditorState = {
    ...state,
    version: theirs.version,
    // A field in conflict still starts from what both changed: a draft of it must meet the same question.
    base: { ...server, ...pickFields(state.base, fields) },
    text,
    conflicts,
    mergedIn: [...state.mergedIn, ...changedFields(mine, text)],
    // What differs is one's own earlier save, which had arrived after all: nothing of anybody else's was merged.
    isMerged: state.isMerged || own.length === 0,
    unconfirmed: [],
    problem: null,
  };
  if (fields.length > 0) return stay({ ...after, saving: { phase: 'conflict', intent } });
  const requested = merge({ ...input, status });
  // The text that was to be saved conflicts, but what was typed since doesn't.
  if (getFields(requested.conflicts).length > 0) return submit(after, intent);
  return send(after, { ...explanation, intent, input: requested.merged });
}

/** The texts that the server's may be a change of: the common ancestors of a merge. */
function getAncestors({ version, base, unconfirmed }: EditorState, own: ArticleInput[]): ArticleInput[] {
  if (own.length > 0) return own;
  // Nobody else can have made an article with this id.
  if (version === null && unconfirmed.length > 0) return unconfirmed;
  return [base, ...unconfirmed];
}

function resolved(state: EditorState, field: ArticleField, choice: 'mine' | 'theirs'): Step {
  const theirs = pickFields(serverInput(state), [field]);
  const left = getFields(state.conflicts).filter((other) => other !== field);
  const after: EditorState = {
    ...state,
    base: { ...state.base, ...theirs },
    text: choice === 'theirs' ? { ...state.text, ...theirs } : state.text,
    conflicts: pickFields(serverInput(state), left),
  };
  const { saving } = state;
  if (saving.phase !== 'conflict') return stay(after);
  // The person has chosen the other's status or date over what the button would have set.
  const isGivenUp = (field === 'status' || field === 'publish_at') && choice === 'theirs';
  const intent = isGivenUp ? 'keep' : saving.intent;
  return left.length > 0 ? stay({ ...after, saving: { phase: 'conflict', intent } }) : submit(after, intent);
}

function recovered(state: EditorState, draft: Draft): EditorState {
  const server = serverInput(state);
  const changed = getFields(draft.changes);
  const ancestor = { ...server, ...pickFields({ ...emptyArticle, ...draft.base }, changed) };
  const { merged, conflicts } = mergeArticle({
    ancestors: [ancestor],
    mine: { ...server, ...draft.changes },
    theirs: server,
  });
  return {
    ...state,
    id: draft.articleId,
    base: { ...server, ...pickFields(ancestor, getFields(conflicts)) },
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

function recreated(state: EditorState, id: string): Step {
  const anew = { ...state, id, version: null, base: emptyArticle, conflicts: {}, unconfirmed: [] };
  return submit(anew, 'draft');
}
