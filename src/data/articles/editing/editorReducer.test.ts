import { describe, expect, it } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import { DataError, type DataErrorKind } from '../../errors.ts';
import type { Article, ArticleInput } from '../article.schema.ts';
import {
  type Editing,
  type EditingEvent,
  openEditing,
  type SaveAnswer,
  type Step,
  transition,
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

const run = (state: Editing, ...events: EditingEvent[]) =>
  events.reduce<Step>((step, event) => transition(step.state, event), { state, effects: [] });

const typing = (state: Editing, values: Partial<ArticleInput>): EditingEvent => ({
  type: 'typed',
  input: { ...state.typed, ...values },
  at: 1,
});
const answered = (answer: SaveAnswer): EditingEvent => ({ type: 'answered', answer, at: 2 });
const failing = (kind: DataErrorKind) => answered({ kind: 'failed', error: new DataError(kind) });
const conflict = (theirs: Article) => answered({ kind: 'conflict', theirs });

const open = openEditing('a', article);
const save = { type: 'save', intent: 'keep' } as const;

describe('a save whose answer was lost', () => {
  const lost = run(open, typing(open, { title: 'Envoyé' }), save, failing('timeout')).state;

  it('is known again for what it is, without a question, although more was typed since', () => {
    const { state } = run(
      lost,
      typing(lost, { title: 'Plus loin' }),
      { type: 'retry' },
      conflict(later({ title: 'Envoyé' })),
    );
    expect(state).toMatchObject({ saving: { phase: 'rest' }, version: 2, typed: { title: 'Plus loin' } });
    expect(state).toMatchObject({ undecided: {}, base: { title: 'Envoyé' } });
  });

  it('is sent again with its tags, which were to follow it', () => {
    const tagged = run(
      open,
      typing(open, { title: 'Envoyé', tag_ids: ['t'] }),
      save,
      failing('timeout'),
    ).state;
    const { state, effects } = run(tagged, { type: 'retry' }, conflict(later({ title: 'Envoyé' })));
    expect(state.undecided).toEqual({});
    expect(effects).toMatchObject([
      { type: 'write', save: { version: 2, input: { tag_ids: ['t'] }, tagIdsBefore: [] } },
    ]);
  });
});

describe('a save asked for during another', () => {
  const sending = run(open, typing(open, { title: 'Un' }), { type: 'save', intent: 'publish' }).state;

  it('is the same one when nothing changed: a double click saves once', () => {
    const { state } = run(sending, { type: 'save', intent: 'publish' });
    expect(state.saving).toMatchObject({ next: null });
  });

  it('follows it, with what was typed meanwhile', () => {
    const saved = answered({
      kind: 'saved',
      article: later({ title: 'Un', status: 'published' }),
      tagsError: null,
    });
    const { effects } = run(sending, typing(sending, { title: 'Deux' }), save, saved);
    expect(effects[1]).toMatchObject({ save: { version: 2, input: { title: 'Deux', status: 'published' } } });
  });
});

it.each<[DataErrorKind, string]>([
  ['offline', 'waiting'],
  ['timeout', 'waiting'],
  ['server', 'waiting'],
  ['rateLimited', 'waiting'],
  ['unauthenticated', 'signedOut'],
  ['forbidden', 'rest'],
  ['refused', 'rest'],
  ['duplicate', 'rest'],
])('after a failure of the kind %s, a save is %s', (kind, phase) => {
  expect(run(open, typing(open, { title: 'x' }), save, failing(kind)).state.saving.phase).toBe(phase);
});

it('publishes what was on screen at the click, not the half sentence typed while it waited', () => {
  const waiting = run(
    open,
    typing(open, { title: 'Entier' }),
    { type: 'save', intent: 'publish' },
    failing('offline'),
  ).state;
  const { effects } = run(waiting, typing(waiting, { title: 'Entier et la moi' }), { type: 'retry' });
  expect(effects).toMatchObject([{ save: { input: { title: 'Entier' }, intent: 'publish' } }]);
});

it('gives up a button’s status with the choice of theirs', () => {
  const asking = run(open, { type: 'save', intent: 'draft' }, conflict(later({ status: 'published' }))).state;
  expect(asking).toMatchObject({ saving: { phase: 'choosing' }, undecided: { status: 'published' } });
  const { effects } = run(asking, { type: 'decided', field: 'status', choice: 'theirs' });
  expect(effects).toMatchObject([{ save: { intent: 'keep', input: { status: 'published' }, version: 2 } }]);
});
