import { DataError, isOutcomeUnknown, isWorthRetrying } from '../../errors.ts';
import type { ArticleSave, ArticleSaveOutcome } from '../article.queries.ts';
import {
  type Article,
  type ArticleInput,
  articleInputOf,
  articleSchema,
  emptyArticle,
  storedInputOf,
} from '../article.schema.ts';
import { publicationOf, type SaveIntent } from '../publication.ts';
import type { LocalCopy } from './draftStore.ts';
import { type ArticleField, articleFields, changedFields, mergeArticle, pickFields } from './merge.ts';

/** A save that the person asked for: what they saw when they did, and how they asked. */
export type Ask = { intent: SaveIntent; typed: ArticleInput };

/** Where the last save that was asked for stands. */
export type Saving =
  | { phase: 'rest' }
  | { phase: 'sending'; ask: Ask; next: Ask | null; failures: number }
  /** It failed for a reason that may pass: it is sent again by itself. */
  | { phase: 'waiting'; ask: Ask; failures: number }
  /** It was refused for want of a session: it is sent again once the same person has signed in. */
  | { phase: 'signedOut'; ask: Ask }
  /** Both sides changed the same fields: it is sent once the person has chosen. */
  | { phase: 'choosing'; ask: Ask };

/** An article while it is written. */
export type Editing = {
  id: string;
  /** Null as long as the server is not known to have the article. */
  version: number | null;
  /** What the typed text started from: the server's text, but for the undecided fields. */
  base: ArticleInput;
  typed: ArticleInput;
  typedAt: number;
  /** What the server has of the fields that both sides changed. */
  undecided: Partial<ArticleInput>;
  /** Fields that somebody else's save brought in since the last save was asked for. */
  mergedIn: ArticleField[];
  /** What the server would have, had a save arrived that got no answer. */
  unanswered: ArticleInput[];
  saving: Saving;
  /** Why the last save failed. */
  problem: DataError | null;
  savedAt: number | null;
};

export type EditingEvent =
  | { type: 'typed'; input: ArticleInput; at: number }
  /** Put back by an « Annuler ». */
  | { type: 'filled'; input: ArticleInput; at: number }
  | { type: 'save'; intent: SaveIntent }
  | { type: 'answered'; answer: SaveAnswer; at: number }
  | { type: 'retry' }
  | { type: 'signedIn' }
  | { type: 'decided'; field: ArticleField; choice: 'mine' | 'theirs' }
  | { type: 'resumed'; copy: LocalCopy }
  /** The article is no more: what is typed becomes a new one. */
  | { type: 'startedOver'; id: string };

/** What a save comes to. */
export type SaveAnswer = ArticleSaveOutcome | { kind: 'failed'; error: DataError };

/** What the outside has to do about a transition. */
export type EditingEffect =
  | { type: 'write'; save: ArticleSave }
  | { type: 'saved'; article: Article; isNew: boolean }
  | { type: 'failed'; error: DataError };

export type Step = { state: Editing; effects: EditingEffect[] };

/** The editor as it opens, on an article of the server or on a new one. */
export function openEditing(id: string, article: Article | null): Editing {
  const input = article ? articleInputOf(article) : emptyArticle;
  return {
    id,
    version: article?.version ?? null,
    base: input,
    typed: input,
    typedAt: 0,
    undecided: {},
    mergedIn: [],
    unanswered: [],
    saving: { phase: 'rest' },
    problem: null,
    savedAt: null,
  };
}

/** What happens next. Knows no clock, no network and no screen. */
export function transition(state: Editing, event: EditingEvent): Step {
  const { saving } = state;
  switch (event.type) {
    case 'typed':
    case 'filled':
      return still({ ...state, typed: event.input, typedAt: event.at });
    case 'save':
      return save(state, { intent: event.intent, typed: state.typed });
    case 'answered':
      return saving.phase === 'sending' ? answered(state, saving, event) : still(state);
    case 'retry':
      return saving.phase === 'waiting' ? send(state, saving.ask, saving.failures) : still(state);
    case 'signedIn':
      return saving.phase === 'signedOut' ? send(state, saving.ask) : still(state);
    case 'decided':
      return decided(state, event.field, event.choice);
    case 'resumed':
      return still(canResume(state, event.copy) ? resumed(state, event.copy) : state);
    case 'startedOver':
      return saving.phase === 'sending' ? still(state) : still(startedOver(state, event.id));
  }
}

/** Whether something typed is not on the server. */
export const isDirty = ({ base, typed }: Editing) => changedFields(base, typed).length > 0;

/** What the server has, as far as it is known. */
export const serverInput = ({ base, undecided }: Editing): ArticleInput => ({ ...base, ...undecided });

/** What has to be kept on the device; null when the server has it all. */
export function copyOf(state: Editing): Omit<LocalCopy, 'personId' | 'editorId'> | null {
  const changed = changedFields(state.base, state.typed);
  if (changed.length === 0) return null;
  return {
    articleId: state.id,
    typedAt: state.typedAt,
    isNew: state.version === null,
    typed: state.typed,
    from: pickFields(state.base, changed),
  };
}

/** Whether a copy is a text of this article, or one that a new article can go on with. */
export const isForThis = ({ id, version }: Editing, copy: LocalCopy) =>
  copy.articleId === id || (version === null && copy.isNew);

/** Whether a copy can be taken up now: never under a save's feet. */
export const canResume = (state: Editing, copy: LocalCopy) =>
  state.saving.phase !== 'sending' && isForThis(state, copy);

/** The fields in which taking a copy up again would change a text. */
export const changedByCopy = (copy: LocalCopy, input: ArticleInput) =>
  changedFields(input, { ...input, ...pickFields(copy.typed, fieldsOf(copy.from)) });

const fieldsOf = (some: Partial<ArticleInput>) => articleFields.filter((field) => some[field] !== undefined);

const still = (state: Editing): Step => ({ state, effects: [] });

const statusAfter = ({ intent, typed }: Ask) => publicationOf(intent, typed.status, new Date(0)).status;

/** What the server will have once the save has gone through. */
const storedBy = (ask: Ask) =>
  storedInputOf(articleSchema.safeParse(ask.typed).data ?? ask.typed, statusAfter(ask));

function save(state: Editing, ask: Ask): Step {
  const { saving } = state;
  const asked = { ...state, mergedIn: [] };
  if (saving.phase === 'sending') {
    // The second press of a double click asks for nothing new.
    const isSame =
      saving.ask.intent === ask.intent && changedFields(saving.ask.typed, ask.typed).length === 0;
    return still({ ...state, saving: { ...saving, next: isSame ? null : ask } });
  }
  if (fieldsOf(state.undecided).length > 0) return still({ ...asked, saving: { phase: 'choosing', ask } });
  return send({ ...asked, problem: null }, ask);
}

function send(state: Editing, ask: Ask, failures = 0): Step {
  const { data: input, error } = articleSchema.safeParse(ask.typed);
  if (!input) {
    const problem = new DataError('invalid', { sentence: error.issues[0]?.message });
    return { state: { ...state, saving: { phase: 'rest' }, problem }, effects: [failed(problem)] };
  }
  const { id, version, base } = state;
  const write = { id, version, input, intent: ask.intent, tagIdsBefore: base.tag_ids };
  return {
    state: { ...state, saving: { phase: 'sending', ask, next: null, failures } },
    effects: [{ type: 'write', save: write }],
  };
}

const failed = (error: DataError): EditingEffect => ({ type: 'failed', error });

type Sending = Extract<Saving, { phase: 'sending' }>;

function answered(
  state: Editing,
  sending: Sending,
  { answer, at }: { answer: SaveAnswer; at: number },
): Step {
  const { ask } = sending;
  if (answer.kind === 'saved') return saved(state, sending, answer.article, answer.tagsError, at);
  if (answer.kind === 'conflict') return conflicted(state, sending, answer.theirs, at);
  const stored = { ...storedBy(ask), tag_ids: state.base.tag_ids };
  return stopped(state, sending, answer.error, stored);
}

function saved(
  state: Editing,
  { ask, next, failures }: Sending,
  article: Article,
  tagsError: DataError | null,
  at: number,
): Step {
  const base = articleInputOf(article);
  const after: Editing = {
    ...state,
    version: article.version,
    base,
    typed: settle(state.typed, ask.typed, base),
    unanswered: [],
    saving: { phase: 'rest' },
    problem: null,
    savedAt: at,
  };
  const settledNext = next && { ...next, typed: settle(next.typed, ask.typed, base) };
  const told: EditingEffect = { type: 'saved', article, isNew: state.version === null };
  if (tagsError) {
    const sending: Sending = { phase: 'sending', ask, next: settledNext, failures };
    return withEffect(told, stopped(after, sending, tagsError, { ...base, tag_ids: ask.typed.tag_ids }));
  }
  return withEffect(told, settledNext ? send(after, settledNext) : still(after));
}

const withEffect = (effect: EditingEffect, { state, effects }: Step): Step => ({
  state,
  effects: [effect, ...effects],
});

/**
 * Takes over what the server made of a text, but for what was typed since, and for the tags, which are saved apart and may have
 * failed alone.
 */
function settle(typed: ArticleInput, sent: ArticleInput, stored: ArticleInput): ArticleInput {
  const since: ArticleField[] = [...changedFields(sent, typed), 'tag_ids'];
  return { ...stored, ...pickFields(typed, since) };
}

/** A save didn't go through. `stored` is what the server has if it did nevertheless. */
function stopped(
  state: Editing,
  { ask, next, failures }: Sending,
  error: DataError,
  stored: ArticleInput,
): Step {
  const stoppedState: Editing = {
    ...state,
    problem: error,
    unanswered: isOutcomeUnknown(error) ? [...state.unanswered, stored] : state.unanswered,
  };
  const latest = next ?? ask;
  // The tags were refused because somebody saved right after the text: sending it all again finds out what they changed.
  if (error.code === 'PT409') return send(stoppedState, latest, failures);
  if (error.kind === 'unauthenticated') {
    return still({ ...stoppedState, saving: { phase: 'signedOut', ask: latest } });
  }
  const mayPass = isWorthRetrying(error) || error.kind === 'rateLimited';
  return {
    state: {
      ...stoppedState,
      saving: mayPass ? { phase: 'waiting', ask: latest, failures: failures + 1 } : { phase: 'rest' },
    },
    // A series of the same failure is told once.
    effects: failures === 0 || !mayPass ? [failed(error)] : [],
  };
}

/** Somebody saved since the version that the save started from, or an earlier attempt had arrived after all. */
function conflicted(state: Editing, sending: Sending, theirs: Article, at: number): Step {
  const server = articleInputOf(theirs);
  const own = state.unanswered.filter((sent) => changedFields(sent, server).length === 0);
  if (own.length > 0 && changedFields(server, storedBy(sending.ask)).length === 0) {
    return saved(state, sending, theirs, null, at);
  }
  const ask = sending.next ?? sending.ask;
  const ancestors = ancestorsOf(state, own);
  const insisted: ArticleField[] = ask.intent === 'keep' ? [] : ['status'];
  const status = statusAfter(ask);
  const merge = (mine: ArticleInput) => mergeArticle({ ancestors, mine, theirs: server, insisted });
  const isStatusAsAsked = state.typed.status === ask.typed.status;
  const mine = { ...state.typed, status: isStatusAsAsked ? status : state.typed.status };
  const asked = merge({ ...ask.typed, status });
  const typed = merge(mine);
  const undecided = fieldsOf(typed.undecided);
  const after: Editing = {
    ...state,
    version: theirs.version,
    // An undecided field still starts from what both changed: a copy of it must meet the same question.
    base: { ...server, ...pickFields(state.base, undecided) },
    typed: typed.merged,
    undecided: typed.undecided,
    mergedIn: [...state.mergedIn, ...changedFields(mine, typed.merged)],
    unanswered: [],
    problem: null,
  };
  if (undecided.length > 0) return still({ ...after, saving: { phase: 'choosing', ask } });
  const isDecided = fieldsOf(asked.undecided).length === 0;
  return send(after, { ...ask, typed: isDecided ? asked.merged : typed.merged });
}

/** What the server's text may have grown from. */
function ancestorsOf({ version, base, unanswered }: Editing, own: ArticleInput[]): ArticleInput[] {
  if (own.length > 0) return own;
  // Nobody else can have made an article with this id.
  if (version === null && unanswered.length > 0) return unanswered;
  return [base, ...unanswered];
}

function decided(state: Editing, field: ArticleField, choice: 'mine' | 'theirs'): Step {
  const theirs = pickFields(serverInput(state), [field]);
  const left = fieldsOf(state.undecided).filter((other) => other !== field);
  const after: Editing = {
    ...state,
    base: { ...state.base, ...theirs },
    typed: choice === 'theirs' ? { ...state.typed, ...theirs } : state.typed,
    undecided: pickFields(serverInput(state), left),
  };
  const { saving } = state;
  if (saving.phase !== 'choosing') return still(after);
  // The status that the button stood for has been given up.
  const intent = field === 'status' && choice === 'theirs' ? 'keep' : saving.ask.intent;
  const ask = { intent, typed: after.typed };
  return left.length > 0
    ? still({ ...after, saving: { phase: 'choosing', ask } })
    : send({ ...after, problem: null }, ask);
}

function resumed(state: Editing, copy: LocalCopy): Editing {
  const server = serverInput(state);
  const changed = fieldsOf(copy.from);
  const { merged, undecided } = mergeArticle({
    ancestors: [{ ...server, ...copy.from }],
    mine: { ...server, ...pickFields(copy.typed, changed) },
    theirs: server,
  });
  return {
    ...state,
    id: copy.articleId,
    base: { ...server, ...pickFields({ ...server, ...copy.from }, fieldsOf(undecided)) },
    typed: merged,
    typedAt: copy.typedAt,
    undecided,
    // What was sent before isn't what this text grew from: should it turn up, the person is asked.
    unanswered: [],
    saving: { phase: 'rest' },
    problem: null,
  };
}

function startedOver(state: Editing, id: string): Editing {
  return {
    ...state,
    id,
    version: null,
    base: emptyArticle,
    undecided: {},
    unanswered: [],
    saving: { phase: 'rest' },
    problem: null,
  };
}
