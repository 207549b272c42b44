import { describe, expect, it } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import type { Article, ArticleInput } from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { publicationOf, saveByNoButton } from '#features/articles/data/publication.ts';
import { DataError } from '#data/errors.ts';
import type { DataErrorKind } from '#data/errorSentences.ts';
import type { SaveIntent } from './documentTexts.ts';
import type { DocumentState } from './document.queries.ts';
import { Editor } from './Editor.ts';
import type * as engine from './editorState.ts';
import { aSavedArticle } from './testing/aDocument.ts';

type EditorState = engine.EditorState<ArticleInput>;
type EditorAction = engine.EditorAction<ArticleInput>;
type Step = engine.Step<ArticleInput>;

const editor = new Editor(articleTexts);

const article: Article = {
  ...anArticle({ id: 'a', title: 'Avant', slug: 'avant', status: 'draft' }),
  tag_ids: [],
};
const later = (values: Partial<Article>) =>
  aSavedArticle({ ...article, version: article.version + 1, ...values });

/** An action, or one that depends on what the actions before it have led to. */
type Next = EditorAction | ((state: EditorState) => EditorAction);

const run = (state: EditorState, ...actions: Next[]) =>
  actions.reduce<Step>(
    (step, next) => editor.reduce(step.state, typeof next === 'function' ? next(step.state) : next),
    { state, effects: [] },
  );

const typing =
  (values: Partial<ArticleInput>) =>
  (state: EditorState): EditorAction => ({
    type: 'edited',
    text: { ...state.text, ...values },
    at: 1,
  });
/** What each button asks for. */
const buttons = {
  draft: { intent: 'save', ...publicationOf.draft },
  publish: { intent: 'publish', ...publicationOf.publish },
  schedule: { intent: 'plan', ...publicationOf.plan },
  update: { intent: 'publish' },
} as const;

const save =
  (button: keyof typeof buttons | null = null) =>
  (state: EditorState): EditorAction => {
    if (!button) {
      const { intent, details } = saveByNoButton(state.text, state.saved);
      return { type: 'save', intent, text: state.text, ...details };
    }
    const { intent, ...publication } = buttons[button];
    const { sets, values } = { sets: undefined, values: {}, ...publication };
    return { type: 'save', intent, text: { ...state.text, ...values }, ...(sets && { sets }) };
  };
const answered = (answer: engine.SaveAnswer): EditorAction => ({ type: 'answered', answer, at: now });
const failing = (kind: DataErrorKind) => answered({ kind: 'failed', error: new DataError(kind) });
const conflict = (theirs: DocumentState) => answered({ kind: 'conflict', theirs });

const now = Date.parse('2026-11-16T17:00:00Z');
const open = editor.open('article/a', aSavedArticle(article), now);

const date = '2026-11-30T09:00';
const scheduled = { status: 'published', published_at: '2026-11-30T14:00:00Z' } as const;
const online = { status: 'published', published_at: '2026-11-12T14:00:00Z' } as const;
const openOn = (values: Partial<Article>) =>
  editor.open('article/a', aSavedArticle({ ...article, ...values }), now);

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
    expect(state).toMatchObject({ conflicts: [], base: { title: 'Envoyé' } });
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
      saved: later({ title: 'Un', status: 'published' }),
    });
    const { effects } = run(sending, typing({ title: 'Deux' }), save(), saved);
    expect(effects[1]).toMatchObject({
      save: { saved: { version: 2 }, text: { title: 'Deux', status: 'published' } },
    });
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
  expect(effects).toMatchObject([{ save: { text: { title: 'Entier' }, intent: 'publish' } }]);
});

it('gives up a button’s status with the choice of theirs', () => {
  const asking = run(open, save('draft'), conflict(later({ status: 'published' }))).state;
  expect(asking).toMatchObject({
    saving: { phase: 'conflict' },
    conflicts: ['status'],
    server: { status: 'published' },
  });
  const { state, effects } = run(asking, { type: 'resolved', path: 'status', choice: 'theirs' });
  expect(state).toMatchObject({ text: { status: 'published' }, version: 2 });
  expect(effects).toEqual([{ type: 'submit', intent: 'save', details: {} }]);
});

describe('what a save makes of the publication', () => {
  it.each<[string, Partial<Article>, Partial<ArticleInput>, SaveIntent, ArticleInput['status']]>([
    ['no button updates what stays published', online, {}, 'publish', 'published'],
    ['no button updates what stays scheduled', scheduled, {}, 'publish', 'published'],
    ['another status is saved as chosen', online, { status: 'archived' }, 'save', 'archived'],
    ['what the select publishes is published', {}, { status: 'published' }, 'publish', 'published'],
  ])('%s', (_case, values, typed, intent, status) => {
    const { effects } = run(openOn(values), typing(typed), save());
    expect(effects).toMatchObject([{ type: 'write', save: { intent, text: { status } } }]);
  });

  it('keeps the date of « Publier » when Enter follows it at once', () => {
    const published = answered({ kind: 'saved', saved: later(online) });
    const { effects } = run(open, save('publish'), typing({ title: 'Deux' }), save(), published);
    expect(effects[1]).toMatchObject({
      save: { intent: 'publish', saved: { online }, text: { title: 'Deux' } },
    });
  });

  it('« Mettre à jour » takes the select back to what the server has', () => {
    const { state } = run(openOn(online), typing({ status: 'archived' }), save('update'));
    expect(state.text.status).toBe('published');
  });

  it('« Mettre à jour » doesn’t publish again what somebody else took back', () => {
    const theirs = later({ status: 'draft', published_at: null, excerpt: 'Elle' });
    const { state, effects } = run(
      openOn(scheduled),
      typing({ title: 'x' }),
      save('update'),
      conflict(theirs),
    );
    expect(state).toMatchObject({ conflicts: [], text: { status: 'draft', publish_at: '', title: 'x' } });
    expect(effects).toMatchObject([{ save: { intent: 'save', saved: { version: 2 } } }]);
  });
});

describe('a date that was chosen', () => {
  const chosen = run(open, typing({ publish_at: date })).state;

  it.each(['draft', null] as const)('stays typed through « %s », which doesn’t plan it', (button) => {
    const { state, effects } = run(chosen, save(button));
    expect(effects).toMatchObject([{ save: { text: { publish_at: '' } } }]);
    const after = run(state, answered({ kind: 'saved', saved: later({}) })).state;
    expect(after).toMatchObject({ text: { publish_at: date }, base: { publish_at: '' } });
  });

  it('is on the server once it is planned, and known again when the answer was lost', () => {
    const lost = run(chosen, save('schedule'), failing('timeout')).state;
    const { state, effects } = run(lost, { type: 'retry' }, conflict(later(scheduled)));
    expect(state).toMatchObject({ conflicts: [], base: { publish_at: date }, text: { publish_at: date } });
    expect(effects).toMatchObject([{ type: 'saved' }]);
  });

  it('is moot once the article is published', () => {
    expect(run(chosen, save('publish')).state.text.publish_at).toBe('');
  });

  it('goes with « Sauvegarder » when it was planned', () => {
    const { state } = run(openOn(scheduled), save('draft'));
    expect(state).toMatchObject({ base: { publish_at: date }, text: { publish_at: '' } });
  });

  it('gives way to what somebody else has published, once the person says so', () => {
    const asking = run(chosen, save('schedule'), conflict(later(online))).state;
    expect(asking).toMatchObject({
      saving: { phase: 'conflict' },
      conflicts: ['publish_at'],
      server: { publish_at: '' },
    });
    const { state, effects } = run(asking, { type: 'resolved', path: 'publish_at', choice: 'theirs' });
    expect(state.text).toMatchObject({ status: 'published', publish_at: '' });
    expect(effects).toEqual([{ type: 'submit', intent: 'save', details: {} }]);
  });
});

describe('what a save says of itself', () => {
  const saying = ({ effects }: Step) =>
    effects.flatMap((effect) => (effect.type === 'write' ? [effect.save] : []));
  const merged = run(open, typing({ title: 'Moi' }), save(), conflict(later({ excerpt: 'Elle' })));

  it('is that it joins somebody else’s, until it is saved', () => {
    expect(saying(merged)).toMatchObject([{ reason: 'merged' }]);
    const after = run(merged.state, answered({ kind: 'saved', saved: later({ title: 'Moi' }) }), save());
    expect(saying(after)[0]).not.toHaveProperty('reason');
  });

  it('is nothing of the kind when an own attempt had arrived after all', () => {
    const arrived = run(
      open,
      typing({ title: 'Un' }),
      save(),
      failing('timeout'),
      typing({ title: 'Deux' }),
      save(),
      conflict(later({ title: 'Un' })),
    );
    for (const sent of saying(arrived)) expect(sent).not.toHaveProperty('reason');
  });

  it('is what the person says of it, also when it is sent again', () => {
    const { state } = run(
      open,
      typing({ title: 'Un' }),
      (now) => ({
        type: 'save',
        intent: 'publish',
        text: now.text,
        note: 'Malgré tout',
      }),
      failing('timeout'),
    );
    expect(saying(editor.reduce(state, { type: 'retry' }))).toMatchObject([{ note: 'Malgré tout' }]);
  });
});
