// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { DataError } from '#data/errors.ts';
import { type Article, type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { DocumentStore } from './documentStore.ts';
import type { SaveOutcome, SaveRequest } from './documentTexts.ts';
import { createDraftStore, type Draft, recoverableDrafts } from './draftStore.ts';
import { aSavedArticle } from './testing/aDocument.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  return () => vi.useRealTimers();
});

const article: Article = { ...anArticle({ id: 'a', status: 'draft' }), tag_ids: [] };

type Write = (save: SaveRequest<ArticleInput>) => Promise<SaveOutcome>;

function open(
  storage: () => Storage = () => localStorage,
  write: Write = () => new Promise(() => undefined),
  editorId = 'e',
) {
  const drafts = createDraftStore(storage);
  const keep = vi.spyOn(drafts, 'keep');
  const saved = aSavedArticle(article);
  const store = new DocumentStore(
    { texts: articleTexts, personId: 'ana', editorId, document: 'article/a', saved },
    {
      write,
      drafts,
      now: () => 1,
      newId: () => 'e2',
      wait: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );
  const type = (title: string) => store.edit({ ...store.state().text, title });
  return {
    store,
    keep,
    type,
    titles: () => drafts.of('ana').map(({ changes }) => (changes as { title?: string }).title),
  };
}

it('keeps a draft 250 ms after a key, also of somebody who never stops', () => {
  const { type, keep, titles } = open();
  for (const title of ['u', 'un', 'un ', 'un t']) {
    type(title);
    vi.advanceTimersByTime(100);
  }
  expect(titles()).toEqual(['un ']);
  vi.advanceTimersByTime(250);
  expect(titles()).toEqual(['un t']);
  expect(keep).toHaveBeenCalledTimes(2);
});

it.each([
  ['the page hides', ({ store }: ReturnType<typeof open>) => store.flushDraft()],
  ['the editor closes', ({ store }: ReturnType<typeof open>) => store.close()],
  ['a save is sent', ({ store }: ReturnType<typeof open>) => store.save('save', store.state().text)],
])('keeps it at once when %s, and only once', (_case, happen) => {
  const editor = open();
  editor.type('Un');
  happen(editor);
  expect(editor.titles()).toEqual(['Un']);
  vi.runAllTimers();
  expect(editor.keep).toHaveBeenCalledTimes(1);
});

it('removes it once the text is what it was', () => {
  const { store, type, titles } = open();
  const { title } = store.state().text;
  type('Un');
  vi.runAllTimers();
  type(title);
  vi.runAllTimers();
  expect([titles(), localStorage.length]).toEqual([[], 0]);
});

it('says when the device refuses it, and when it keeps it again', () => {
  let isFull = true;
  const { store, type } = open(() => {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    return localStorage;
  });
  const listener = vi.fn();
  type('Un');
  store.subscribe(listener);
  vi.runAllTimers();
  expect(store.state().isStored).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  isFull = false;
  store.flushDraft();
  expect(store.state().isStored).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

/** The database, which keeps a save that starts from its version, and gives what it has to any other. */
function startServer() {
  let kept = article;
  const write: Write = async ({ saved, text: { title, excerpt } }) => {
    if (saved?.version !== kept.version) return { kind: 'conflict', theirs: aSavedArticle(kept) };
    kept = { ...kept, title, excerpt, version: kept.version + 1 };
    return { kind: 'saved', saved: aSavedArticle(kept) };
  };
  return { write: vi.fn(write), kept: () => kept };
}

it('joins a second tab’s save with the first one’s, and asks where both changed the same', async () => {
  const { write, kept } = startServer();
  const [first, second] = ['one', 'two'].map((editorId) => open(undefined, write, editorId).store);
  if (!first || !second) throw new Error('No tabs');
  const save = async (store: typeof first, changes: Partial<ArticleInput>) => {
    store.edit({ ...store.state().text, ...changes });
    store.save('save', store.state().text);
    await store.settled();
  };
  await save(first, { title: 'Le premier' });
  await save(second, { excerpt: 'Le second' });
  expect(kept()).toMatchObject({ title: 'Le premier', excerpt: 'Le second' });

  await save(second, { title: 'Un autre' });
  await save(first, { title: 'Le mien' });
  expect(first.state()).toMatchObject({ conflicts: ['title'], text: { title: 'Le mien' } });
  expect(kept()).toMatchObject({ title: 'Un autre', excerpt: 'Le second' });
  first.dispatch({ type: 'resolved', path: 'title', choice: 'mine' });
  await save(first, {});
  expect(kept()).toMatchObject({ title: 'Le mien', excerpt: 'Le second' });
});

it('sends again what a session’s end has kept away, once its person has signed in', async () => {
  const { write, kept } = startServer();
  write.mockRejectedValueOnce(new DataError('unauthenticated'));
  const { store, type } = open(undefined, write);
  type('Un');
  store.save('save', store.state().text);
  await vi.waitFor(() => expect(store.state().saving.phase).toBe('signedOut'));
  type('Deux');
  store.dispatch({ type: 'signedIn' });
  await store.settled();
  expect([kept().title, store.state().text.title]).toEqual(['Un', 'Deux']);
});

it('offers what a tab left behind to its author alone, and puts aside what is typed instead of it', () => {
  const lost = open();
  lost.type('Perdu');
  vi.advanceTimersByTime(250);
  const drafts = createDraftStore(() => localStorage);
  const offered = (personId: string, document = 'article/a', isOpen = false) =>
    recoverableDrafts(drafts, { personId, document, isNew: false }, () => isOpen);
  const [draft] = offered('ana');
  expect([offered('luc'), offered('ana', 'article/b'), offered('ana', 'article/a', true)]).toEqual([
    [],
    [],
    [],
  ]);
  if (!draft) throw new Error('No draft');
  const { store, type } = open(undefined, undefined, 'new');
  type('Tapé depuis');
  expect(store.recover(draft)).toBe(true);
  expect(store.state().text.title).toBe('Perdu');
  expect(drafts.of('ana').map(({ changes }) => (changes as { title?: string }).title)).toEqual(
    expect.arrayContaining(['Perdu', 'Tapé depuis']),
  );
});

describe('a save whose answer is lost', () => {
  const lost = new DataError('offline');
  const drafts = createDraftStore(() => localStorage);

  /** An editor as a page opens it: of a new document, unless the server has one. */
  const openEditor = (
    document: string,
    write: Write,
    saved = null as ReturnType<typeof aSavedArticle> | null,
  ) =>
    new DocumentStore(
      { texts: articleTexts, personId: 'ana', editorId: document, document, saved },
      { write, drafts, now: () => 1, newId: () => 'aside', wait: () => () => undefined },
    );
  const written = (title: string, content: string) => ({ ...emptyArticle, title, slug: 'un', content });
  const stored = (title: string, content: string, version = 1) =>
    aSavedArticle({
      ...anArticle({ id: 'a', version, status: 'draft', published_at: null }),
      title,
      slug: 'un',
      content,
      excerpt: null,
      tag_ids: [],
    });

  /** The server has the save, and the page ends before anybody hears of it. */
  async function crash(document: string, saved: ReturnType<typeof aSavedArticle> | null) {
    const editor = openEditor(document, () => Promise.reject(lost), saved);
    const text = { ...editor.state().text, ...written('Un', 'début') };
    editor.edit(text);
    editor.save('save', text);
    await vi.waitFor(() => expect(editor.state().saving.phase).toBe('retrying'));
    editor.edit({ ...text, content: 'début et suite' });
    editor.flushDraft();
  }

  it('is taken for one’s own after a crash, where a new article is begun', async () => {
    await crash('article/a', null);
    const effects: unknown[] = [];
    const write = vi
      .fn<Write>()
      .mockResolvedValueOnce({ kind: 'conflict', theirs: stored('Un', 'début') })
      .mockResolvedValueOnce({ kind: 'saved', saved: stored('Un', 'début et suite', 2) });
    const again = openEditor('article/b', write);
    again.onEffect((effect) => effects.push(effect));
    const [draft] = drafts.of('ana');
    expect(draft?.isNew && again.recover(draft)).toBe(true);
    again.save('save', again.state().text);
    await vi.waitFor(() => expect(again.state().saving.phase).toBe('idle'));
    expect([again.state().conflicts, again.state().text.content]).toEqual([[], 'début et suite']);
    // The page goes to its address.
    expect(effects).toMatchObject([{ type: 'saved', isNew: true }]);
    expect(drafts.of('ana')).toEqual([]);
  });

  it('leaves a text that is offered where new ones are begun, whatever came in between', async () => {
    await crash('article/a', null);
    const theirs = stored('Un', 'début, d’une autre main', 2);
    const again = openEditor('article/b', async () => ({ kind: 'conflict', theirs }));
    const [draft] = drafts.of('ana');
    if (draft) again.recover(draft);
    again.save('save', again.state().text);
    await vi.waitFor(() => expect(again.state().conflicts).toEqual(['content']));
    again.flushDraft();
    expect(drafts.of('ana')).toMatchObject([{ document: 'article/a', isNew: true }]);
    expect(
      openEditor('article/c', async () => ({ kind: 'conflict', theirs })).recover(
        drafts.of('ana')[0] as Draft,
      ),
    ).toBe(true);
  });

  it('is no other version of an article that was there before', async () => {
    const before = stored('Un', 'avant');
    await crash('article/a', before);
    const again = openEditor('article/a', () => new Promise(() => undefined), stored('Un', 'début', 2));
    const [draft] = drafts.of('ana');
    if (draft) again.recover(draft);
    expect([again.state().conflicts, again.state().text.content]).toEqual([[], 'début et suite']);
  });
});
