// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type NotedDocument, readPage } from './passages.ts';
import { type Aim, aimAtPassage, findOnScreen, findTarget, refusals } from './targets.ts';

const documents: NotedDocument[] = [
  {
    document: 'article/1',
    cover: 'featured_image_url',
    texts: [
      { path: 'title', blocks: ['Le son des fêtes'] },
      {
        path: 'content',
        blocks: [
          'Un mot et un lien.',
          'Premier point',
          'Deuxième',
          '',
          'Fin\u00A0!',
          'Prix',
          '100 $',
          '🎉 100 $ 🎉',
        ],
      },
    ],
  },
  {
    document: 'home/hero',
    texts: [
      { path: 'actions.0.label', blocks: ['Parlons-en'] },
      { path: 'actions.1.label', blocks: ['Parlons-en'] },
      { path: 'offers.0.name', blocks: ['Balado de marque'] },
      { path: 'offers.0.price', blocks: ['450 $'] },
      { path: 'offers.1.name', blocks: ['Balado interne'] },
      { path: 'offers.1.price', blocks: ['450 $'] },
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
    <table><tr><td>Prix</td><td id="cell">100&nbsp;$</td></tr></table><p id="party">🎉 100&nbsp;$<br> 🎉</p>
  </section>
  <section><p id="other">Rien de tel.</p><p id="one">Parlons-en</p><p id="two">Parlons-en</p>
    <article><h3>Balado interne</h3><p id="interne">Prix&nbsp;: 450 $</p></article>
    <article><h3 id="marque">Balado de marque</h3><p>450 $</p></article></section>
  <section><h2>Premier</h2></section>
</main>`;

const get = (id: string) => document.querySelector(`#${id}`) as HTMLElement;

const select = (from: [node: Node | null, at: number], to: [node: Node | null, at: number]) => {
  const range = document.createRange();
  range.setStart(from[0] as Node, from[1]);
  range.setEnd(to[0] as Node, to[1]);
  return findTarget(range, readPage(document.body, documents));
};

beforeEach(() => {
  document.body.innerHTML = page;
});

const page_ = () => readPage(document.body, documents);

const words = (aim: Aim | null) => (aim && 'target' in aim ? aim.target.words : aim);

it('lists what shows a document, in the order of the page', () => {
  expect(page_().passages.map(({ document: name, place, label }) => [name, place, label])).toEqual([
    ['article/1', 'title', 'Le son des fêtes'],
    ['article/1', 'featured_image_url', 'Le son des fêtes'],
    ['article/1', 'content', 'Un mot et un lien.'],
    ['article/1', 'content', 'Premier point'],
    ['article/1', 'content', 'Deuxième'],
    ['article/1', 'content#image-1', 'Un micro'],
    ['article/1', 'content', 'Fin\u00A0!'],
    ['article/1', 'content', 'Prix'],
    ['article/1', 'content', '100 $'],
    ['article/1', 'content', '🎉 100 $ 🎉'],
    ['home/hero', 'actions.0.label', 'Parlons-en'],
    ['home/hero', 'actions.1.label', 'Parlons-en'],
    ['home/hero', 'offers.1.name', 'Balado interne'],
    ['home/hero', 'offers.1.price', '450 $'],
    ['home/hero', 'offers.0.name', 'Balado de marque'],
    ['home/hero', 'offers.0.price', '450 $'],
  ]);
});

describe('a selection', () => {
  const inside = (id: string, from: number, to: number) => {
    const node = get(id).firstChild;
    return select([node, from], [node, to]);
  };

  it('is about the words of its field, also across elements and blocks', () => {
    expect(
      select([get('first').querySelector('strong')?.firstChild ?? null, 0], [get('point').firstChild, 7]),
    ).toMatchObject({
      target: {
        document: 'article/1',
        place: 'content',
        words: 'mot et un lien.\n\nPremier',
        words_before: '\u2029Un ',
      },
    });
  });
  it('is the second one where its words stand twice', () => {
    const aim = inside('party', 3, 8);
    expect(aim).toMatchObject({
      target: { words: '100 $', words_before: expect.stringContaining('🎉 ') as string },
    });
    const found = aim && 'target' in aim && findOnScreen(aim.target, page_());
    expect(found instanceof Range && found.toString()).toBe('100\u00A0$');
  });
  it('is a whole emoji, and the words over a broken line', () => {
    expect(words(inside('party', 0, 1))).toBe('🎉');
    expect(words(select([get('party').firstChild, 3], [get('party').lastChild, 3]))).toBe('100 $ 🎉');
  });
  it('is a cell', () => {
    expect(words(inside('cell', 0, 5))).toBe('100 $');
  });
  it('is about the page where its words are of no document', () => {
    expect(inside('other', 0, 4)).toMatchObject({
      target: { document: 'article/1', place: 'page', words: 'Rien' },
    });
  });
  it('is refused over several fields, beside what is shared, and where it is too long', () => {
    expect(select([get('one').firstChild, 0], [get('two').firstChild, 3])).toEqual({
      refusal: refusals.fields,
    });
    expect(inside('interne', 0, 8)).toEqual({ refusal: refusals.outside });
    get('other').textContent = 'a '.repeat(3000);
    const long = readPage(document.body, [
      { document: 'home/hero', texts: [{ path: 'lead', blocks: ['a '.repeat(3000)] }] },
    ]);
    const range = document.createRange();
    range.selectNodeContents(get('other'));
    expect(findTarget(range, long)).toEqual({ refusal: refusals.long });
  });
  it('is about nothing in what stands around the preview', () => {
    const node = document.querySelector('[data-preview] p')?.firstChild ?? null;
    expect(select([node, 0], [node, 4])).toBeNull();
  });
});

it('tells twins apart by what stands beside them', () => {
  const page = page_();
  const second = page.passages.find(({ path }) => path === 'offers.1.price');
  expect(second && aimAtPassage(page, second)).toMatchObject({
    target: {
      place: 'offers.1.price',
      words: '450 $',
      words_before: expect.stringContaining('Balado interne') as string,
    },
  });
});

describe('a note', () => {
  const find = (place: string, said: string, before = '', after = '') =>
    findOnScreen(
      { document: 'article/1', place, words: said, words_before: before, words_after: after },
      page_(),
    );
  const readFound = (...note: Parameters<typeof find>) => {
    const found = find(...note);
    return found instanceof Range ? found.toString() : found;
  };

  it('is found by its words, whatever spaces they have by now', () => {
    expect(readFound('content', 'mot et  un\u00A0lien')).toBe('mot et un lien');
  });
  it('is found by its picture', () => {
    expect(find('content#image-1', '')).toBe(get('photo'));
    expect(find('featured_image_url', '')).toBe(get('cover'));
  });
  it('is nowhere once its words, or those beside them, have changed', () => {
    expect(find('content', 'Troisième')).toBeNull();
    expect(find('content', 'un lien', 'mot ou ')).toBeNull();
    expect(find('content#image-2', '')).toBeNull();
  });
});
