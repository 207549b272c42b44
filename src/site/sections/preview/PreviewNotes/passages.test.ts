// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findOnScreen, findTarget, listPassages, type NotedDocument } from './passages.ts';

const documents: NotedDocument[] = [
  {
    document: 'article/1',
    texts: [
      { path: 'title', text: 'Le son des fêtes' },
      {
        path: 'content',
        text: 'Un **mot** et [un lien](https://exemple.ca).\n\n- Premier point\n- Deuxième\n\n![Un micro](/a.jpg)\n\nFin&nbsp;!',
      },
    ],
  },
  {
    document: 'home/hero',
    texts: [
      { path: 'actions.0.label', text: 'Parlons-en' },
      { path: 'actions.1.label', text: 'Parlons-en' },
    ],
  },
];

const page = `<main>
  <section data-preview=""><p>Le son des fêtes</p></section>
  <section id="opening"><h1>Le son des&nbsp;fêtes</h1><div><svg data-ratio="fill" aria-hidden="true"></svg><img id="cover" alt=""></div></section>
  <section id="text">
    <p id="first">Un <strong>mot</strong> et <a href="/">un lien</a>.</p>
    <ul><li id="point">Premier point</li><li>Deuxième</li></ul>
    <p><img id="photo" alt="Un micro"></p><p>Fin&nbsp;!</p>
  </section>
  <section><p id="other">Rien de tel.</p><p id="one">Parlons-en</p><p id="two">Parlons-en</p></section>
  <section><h2>Premier</h2></section>
</main>`;

const get = (id: string) => document.querySelector(`#${id}`) as HTMLElement;

const select = (from: [node: Node | null, at: number], to: [node: Node | null, at: number]) => {
  const range = document.createRange();
  range.setStart(from[0] as Node, from[1]);
  range.setEnd(to[0] as Node, to[1]);
  return findTarget(range, listPassages(document.body, documents), documents);
};

beforeEach(() => {
  document.body.innerHTML = page;
});

it('lists what shows a document, in the order of the page', () => {
  expect(
    listPassages(document.body, documents).map(({ document: name, place, words, picture }) => [
      name,
      place,
      picture ?? words,
    ]),
  ).toEqual([
    ['article/1', 'title', 'Le son des\u00A0fêtes'],
    ['article/1', 'featured_image_url', 'Le son des\u00A0fêtes'],
    ['article/1', 'content', 'Un mot et un lien.'],
    ['article/1', 'content', 'Premier point'],
    ['article/1', 'content', 'Deuxième'],
    ['article/1', 'content#image-1', 'Un micro'],
    ['article/1', 'content', 'Fin\u00A0!'],
    ['home/hero', 'actions.0.label', 'Parlons-en'],
    ['home/hero', 'actions.1.label', 'Parlons-en'],
  ]);
});

describe('a selection', () => {
  it('is about the words of its passage, also across elements and blocks', () => {
    expect(
      select([get('first').querySelector('strong')?.firstChild ?? null, 0], [get('point').firstChild, 7]),
    ).toEqual({
      document: 'article/1',
      place: 'content',
      words: 'mot et un lien.\n\nPremier',
    });
  });
  it('is about the page where its words are of no document', () => {
    const node = get('other').firstChild;
    expect(select([node, 0], [node, 4])).toEqual({ document: 'article/1', place: 'page', words: 'Rien' });
  });
  it('is about nothing in what stands around the preview', () => {
    const node = document.querySelector('[data-preview] p')?.firstChild ?? null;
    expect(select([node, 0], [node, 4])).toBeNull();
  });
});

describe('a note', () => {
  const find = (place: string, words: string, document_ = 'article/1') =>
    findOnScreen({ document: document_, place, words }, listPassages(document.body, documents));
  const readFound = (...note: Parameters<typeof find>) => {
    const found = find(...note);
    return found instanceof Range ? found.toString() : found;
  };

  it('is found by its words, whatever marks and spaces they have by now', () => {
    expect(readFound('content', 'mot et  un\u00A0lien')).toBe('mot et un lien');
  });
  it('is found where its words have moved within the document', () => {
    expect(readFound('excerpt', 'Deuxième')).toBe('Deuxième');
    expect(readFound('actions.7.label', 'Parlons-en', 'home/hero')).toBe('Parlons-en');
  });
  it('is found by its picture', () => {
    expect(find('content#image-1', '')).toBe(get('photo'));
    expect(find('featured_image_url', '')).toBe(get('cover'));
  });
  it('is nowhere once its words have changed', () => {
    expect(find('content', 'Troisième')).toBeNull();
    expect(find('content#image-2', '')).toBeNull();
  });
});
