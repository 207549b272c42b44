// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PageText } from './pageText.ts';
import {
  type Aim,
  findOnScreen,
  findTarget,
  listBlockTargets,
  listPictureTargets,
  type NotedDocument,
  refusals,
} from './targets.ts';

const documents: NotedDocument[] = [
  {
    document: 'article/1',
    texts: [
      { path: 'title', blocks: ['Le son des fêtes'] },
      { path: 'featured_image_url', blocks: [], stored: '/uploads/1700000000001.jpg' },
      {
        path: 'content',
        blocks: ['Un mot et un lien.', 'Premier point', '', 'Fin\u00A0!', '100 $', '🎉 100 $ 🎉'],
        stored: '![a](/uploads/1700000000002.jpg) ![b](/uploads/1700000000003.jpg)',
      },
    ],
  },
  {
    document: 'home/hero',
    texts: [
      { path: 'offers.0.name', blocks: ['Balado de marque'] },
      { path: 'offers.0.price', blocks: ['450 $'] },
      { path: 'offers.1.price', blocks: ['450 $'] },
      { path: 'offers.1.call', blocks: ['Le prix est de 450 $.'] },
    ],
  },
];

const page = `<main>
  <section data-preview=""><p>Le son des fêtes</p></section>
  <h1 id="title">Le son des&nbsp;fêtes</h1><img id="cover" src="/uploads/1700000000001-640.webp" alt="Un micro">
  <p id="first">Un <strong>mot</strong> et <a href="/">un lien</a>.</p>
  <ul><li id="point">Premier point</li></ul>
  <p><img id="photo" src="/uploads/1700000000003.jpg" alt=""></p><p>Fin&nbsp;!</p>
  <p id="cell">100&nbsp;$</p><p id="party">🎉 100&nbsp;$<br>🎉</p>
  <p id="other">Rien de tel.</p><p id="marque">Balado de marque</p><p id="price">450 $</p>
  <p id="call">Le prix est de 450 $.</p><p><img id="logo" src="/logo.svg" alt="Logo"></p>
</main>`;

const get = (id: string) => document.querySelector(`#${id}`) as HTMLElement;

const select = (from: [node: Node | null, at: number], to: [node: Node | null, at: number]) => {
  const range = document.createRange();
  range.setStart(from[0] as Node, from[1]);
  range.setEnd(to[0] as Node, to[1]);
  return findTarget(range, documents);
};
const inside = (id: string, from: number, to: number) => {
  const node = get(id).firstChild;
  return select([node, from], [node, to]);
};
const target = (aim: Aim | null) => (aim && 'target' in aim ? [aim.target.place, aim.target.words] : aim);

beforeEach(() => {
  document.body.innerHTML = page;
});

describe('a selection is', () => {
  it('about the part that says its words, also across elements and blocks', () => {
    const mark = get('first').querySelector('strong')?.firstChild ?? null;
    expect(target(select([mark, 0], [get('point').firstChild, 7]))).toEqual([
      'content',
      'mot et un lien.\n\nPremier',
    ]);
  });
  it('about the part of its line, where several say its words', () => {
    expect(target(inside('call', 15, 20))).toEqual(['offers.1.call', '450 $']);
  });
  it('refused where it can’t be told which part, or where in it, is meant', () => {
    expect(inside('price', 0, 5)).toEqual({ refusal: refusals.repeated });
    expect(inside('cell', 0, 5)).toEqual({ refusal: refusals.repeated });
  });
  it('about the page where no part says its words as they are', () => {
    expect(target(inside('other', 0, 4))).toEqual(['page', 'Rien']);
    expect(target(select([get('title').firstChild, 0], [get('marque').firstChild, 6]))).toMatchObject({
      0: 'page',
    });
  });
  it('refused where it is too long', () => {
    get('other').textContent = 'a '.repeat(3000);
    expect(inside('other', 0, 6000)).toEqual({ refusal: refusals.long });
  });
  it('about nothing in what stands around the preview', () => {
    const node = document.querySelector('[data-preview] p')?.firstChild ?? null;
    expect(select([node, 0], [node, 4])).toBeNull();
  });
});

it('lists the blocks that the page shows, in its order; of one that its part repeats, the part', () => {
  expect(listBlockTargets(documents).map(({ target: { place, words } }) => [place, words])).toEqual([
    ['title', 'Le son des fêtes'],
    ['content', 'Un mot et un lien.'],
    ['content', 'Premier point'],
    ['content', 'Fin\u00A0!'],
    ['content', ''],
    ['content', '🎉 100 $ 🎉'],
    ['offers.0.name', 'Balado de marque'],
    ['offers.0.price', '450 $'],
    ['offers.1.price', '450 $'],
    ['offers.1.call', 'Le prix est de 450 $.'],
  ]);
});

it('finds the part of a picture by its file', () => {
  expect(
    listPictureTargets(documents).map(({ target: one }) => [one.document, one.place, one.picture]),
  ).toEqual([
    ['article/1', 'featured_image_url', 'Un micro'],
    ['article/1', 'content#image-2', '1700000000003'],
    ['article/1', 'page', 'Logo'],
  ]);
});

describe('a note is marked', () => {
  const find = (place: string, words: string, name = 'article/1') => {
    const found = findOnScreen({ document: name, place, words }, documents, new PageText(document.body));
    return found instanceof Range ? found.toString() : found;
  };
  it('where the page says its words once, whatever white space they have', () => {
    expect(find('content', 'mot et  un\u00A0lien')).toBe('mot et un lien');
    expect(find('content', '🎉 100 $ 🎉')).toBe('🎉 100\u00A0$🎉');
  });
  it('in the line of its part, where the page says them elsewhere too', () => {
    expect(find('offers.1.call', '450 $', 'home/hero')).toBe('450 $');
  });
  it('at its picture', () => {
    expect(find('content#image-2', '')).toBe(get('photo'));
    expect(find('featured_image_url', '')).toBe(get('cover'));
  });
  it('nowhere, where its part says its words twice or no more, or they could be another’s', () => {
    expect(find('content', '100 $')).toBeNull();
    expect(find('content', 'Troisième')).toBeNull();
    expect(find('offers.0.price', '450 $', 'home/hero')).toBe('450 $');
    expect(find('content#image-1', '')).toBeNull();
    expect(find('page', 'Rien')).toBeNull();
  });
});
