// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { anArticle } from '#mocks/builders.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { DocumentStore } from './documentStore.ts';
import { createDraftStore } from './draftStore.ts';
import { aSavedArticle } from './testing/aDocument.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  return () => vi.useRealTimers();
});

function open(storage: () => Storage = () => localStorage) {
  const drafts = createDraftStore(storage);
  const keep = vi.spyOn(drafts, 'keep');
  const saved = aSavedArticle({ ...anArticle({ id: 'a' }), tag_ids: [] });
  const store = new DocumentStore(
    { texts: articleTexts, personId: 'ana', editorId: 'e', document: 'article/a', saved },
    {
      write: () => new Promise(() => undefined),
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
