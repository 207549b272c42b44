import { describe, expect, it } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import { DataError, type DataErrorKind } from '../../errors.ts';
import type { Article, ArticleInput } from '../article.schema.ts';
import type { SaveIntent } from '../publication.ts';
import {
  type EditorAction,
  type EditorState,
  openEditor,
  reduce,
  type SaveAnswer,
  type Step,
} from './editorReducer.ts';

const article: Article = {
  ...anArticle({ id: 'a', title: 'Avant', slug: 'avant', status: 'draft' }),
  tag_ids: [],
};
const later = (values: Partial<Article>): Article => ({
  ...article,
  version: article.version + 1,
  ...values,
});

/** An action, or one that depends on what the actions before it have led to. */
type Next = EditorAction | ((state: EditorState) => EditorAction);

const run = (state: EditorState, ...actions: Next[]) =>
  actions.reduce<Step>(
    (step, next) => reduce(step.state, typeof next === 'function' ? next(step.state) : next),
    { state, effects: [] },
  );

const typing =
  (values: Partial<ArticleInput>) =>
  (state: EditorState): EditorAction => ({
    type: 'edited',
    text: { ...state.text, ...values },
    at: 1,
  });
const save =
  (intent: SaveIntent = 'keep') =>
  (state: EditorState): EditorAction => ({
    type: 'save',
    intent,
    input: state.text,
  });
const answered = (answer: SaveAnswer): EditorAction => ({ type: 'answered', answer, at: 2 });
const failing = (kind: DataErrorKind) => answered({ kind: 'failed', error: new DataError(kind) });
const conflict = (theirs: Article) => answered({ kind: 'conflict', theirs });

const open = openEditor('a', article);

describe('a save whose answer was lost', () => {
  const lost = run(open, typing({ title: 'Envoyé' }), save(), failing('timeout')).state;

  it('is known again for what it is, without a question, although more was typed since', () => {
    const { state } = run(
      lost,
      typing({ title: 'Plus loin' }),
      { type: 'retry' },
      conflict(later({ title: 'Envoyé' })),
    );
    expect(state).toMatchObject({ saving: { phase: 'idle' }, version: 2, text: { title: 'Plus loin' } });
    expect(state).toMatchObject({ conflicts: {}, base: { title: 'Envoyé' } });
  });

  it('is sent again with its tags, which were to follow it', () => {
    const tagged = run(open, typing({ title: 'Envoyé', tag_ids: ['t'] }), save(), failing('timeout')).state;
    const { state, effects } = run(tagged, { type: 'retry' }, conflict(later({ title: 'Envoyé' })));
    expect(state.conflicts).toEqual({});
    expect(effects).toMatchObject([
      { type: 'write', save: { version: 2, input: { tag_ids: ['t'] }, tagIdsBefore: [] } },
    ]);
  });
});

describe('a save asked for during another', () => {
  const sending = run(open, typing({ title: 'Un' }), save('publish')).state;

  it('is the same one when nothing changed: a double click saves once', () => {
    const { state } = run(sending, save('publish'));
    expect(state.saving).toMatchObject({ next: null });
  });

  it('follows it, with what was typed meanwhile', () => {
    const saved = answered({
      kind: 'saved',
      article: later({ title: 'Un', status: 'published' }),
      tagsError: null,
    });
    const { effects } = run(sending, typing({ title: 'Deux' }), save(), saved);
    expect(effects[1]).toMatchObject({ save: { version: 2, input: { title: 'Deux', status: 'published' } } });
  });
});

it.each<[DataErrorKind, string]>([
  ['offline', 'retrying'],
  ['timeout', 'retrying'],
  ['server', 'retrying'],
  ['rateLimited', 'retrying'],
  ['unauthenticated', 'signedOut'],
  ['forbidden', 'idle'],
  ['refused', 'idle'],
  ['duplicate', 'idle'],
])('after a failure of the kind %s, a save is %s', (kind, phase) => {
  expect(run(open, typing({ title: 'x' }), save(), failing(kind)).state.saving.phase).toBe(phase);
});

it('publishes what was on screen at the click, not the half sentence typed while it was retried', () => {
  const retrying = run(open, typing({ title: 'Entier' }), save('publish'), failing('offline')).state;
  const { effects } = run(retrying, typing({ title: 'Entier et la moi' }), { type: 'retry' });
  expect(effects).toMatchObject([{ save: { input: { title: 'Entier' }, intent: 'publish' } }]);
});

it('gives up a button’s status with the choice of theirs', () => {
  const asking = run(open, save('draft'), conflict(later({ status: 'published' }))).state;
  expect(asking).toMatchObject({ saving: { phase: 'conflict' }, conflicts: { status: 'published' } });
  const { state, effects } = run(asking, { type: 'resolved', field: 'status', choice: 'theirs' });
  expect(state).toMatchObject({ text: { status: 'published' }, version: 2 });
  expect(effects).toEqual([{ type: 'submit', intent: 'keep' }]);
});
