// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '#design-system/components/Markdown';
import { pastedMarkdown } from './testing/pastedMarkdown.ts';

const folder = join(import.meta.dirname, 'fixtures');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.html') ? file.slice(0, -5) : []));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** How many pictures of each clipboard are on the other machine alone. */
const lost: Record<string, number> = {
  libreoffice: 1,
  'outlook-bureau': 1,
  'page-presse': 1,
  'word-rapport': 1,
  'word-suivi': 1,
};

/** What isn't shown, and marks of lists and notes that stand as text in their source. */
const unseen = `script, style, title, button, del[cite], .MsoCommentReference, [style*="mso-element:comment-list"],
  [style*="mso-list:Ignore"], [style*="display:none"], [style*="display: none"], .MsoFootnoteReference, .sdfootnoteanc,
  .sdfootnotesym, [data-footnote-ref], [data-footnote-backref], #footnote-label, [aria-roledescription="case à cocher"]`;

const toLetters = (text: string) => text.normalize('NFKC').replace(/[\s•\u00ad\u200b-\u200d]|\[[ x]\]/g, '');

function toDocument(html: string): HTMLElement {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const style = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')];
  document.head.replaceChildren(...style);
  document.body.replaceChildren(...body.childNodes);
  for (const element of document.body.querySelectorAll(unseen)) element.remove();
  for (const image of document.body.querySelectorAll('img[data-emoji]'))
    image.replaceWith(image.getAttribute('alt') ?? '');
  for (const quote of document.body.querySelectorAll('q')) quote.replaceWith('«', ...quote.childNodes, '»');
  return document.body;
}

const isTable = (table: Element) =>
  !table.querySelector('table') && table.querySelectorAll('td, th').length > 1;
const isInData = (element: Element) => {
  const table = element.closest('table');
  return table !== null && isTable(table) && !table.querySelector('h2');
};

/** How deep an item says that it stands, or stands. */
function getDepth(item: Element): number {
  const word = /level(\d)/.exec(item.getAttribute('style') ?? '')?.[1];
  const own = item.tagName === 'LI' ? item.getAttribute('data-aria-level') : (word ?? '1');
  if (own) return Number(own);
  let depth = 0;
  for (let list = item.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol') ?? null)
    depth += 1;
  return depth;
}

/** How an item begins, without the lists in it; empty for a note, or what only holds a list. */
function getBeginning(item: Element): string {
  const own = item.cloneNode(true) as Element;
  for (const list of own.querySelectorAll('ul, ol')) list.remove();
  const isNote = item.id.startsWith('user-content-fn');
  return isNote || isInData(item) ? '' : toLetters(own.textContent).slice(0, 3);
}

function getAddress(link: Element): string {
  const address = link.getAttribute('href') ?? '';
  const { searchParams } = new URL(URL.canParse(address) ? address : 'unknown:');
  return searchParams.get('q') ?? searchParams.get('url') ?? address;
}

/** The letters that a style is true of, beyond headings, which have one of their own. */
function lettersWith(
  body: Element,
  isTrue: (style: CSSStyleDeclaration, element: Element) => boolean | null,
): string {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let letters = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('h1, h2, h3, h4, h5, h6, th, [role=heading], .Intertitre, .MsoQuote, code'))
      continue;
    if (
      isInData(parent) &&
      !parent.closest('tr')?.previousElementSibling &&
      !parent.closest('tbody')?.previousElementSibling?.matches('thead')
    )
      continue;
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const answer = isTrue(getComputedStyle(element), element);
      if (answer === null) continue;
      if (answer) letters += node.textContent ?? '';
      break;
    }
  }
  return toLetters(letters);
}

const boldTags = 'b, strong';
const italicTags = 'i, em, cite';

/** The structure that a person sees in a page, found by other means than the code's. */
function getStructure(body: Element) {
  const headings = [
    ...body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading], .MsoTitle, .Intertitre'),
  ]
    .filter((heading) => toLetters(heading.textContent) !== '')
    .map((heading) => {
      const level = heading.getAttribute('aria-level') ?? /^H(\d)/.exec(heading.tagName)?.[1];
      return {
        level: Number(level ?? (heading.matches('.MsoTitle') ? 1 : 2)),
        text: toLetters(heading.textContent),
      };
    });
  const lowered = headings.some(({ level }) => level === 1) ? 1 : 0;
  return {
    headings: headings.map(({ level, text }) => ({ level: level + lowered, text })),
    items: [...body.querySelectorAll('li, dt, p[style*="mso-list:l"], p.MsoListBullet')]
      .filter((item) => !item.matches('li > p'))
      .map((item) => ({ depth: getDepth(item), beginning: getBeginning(item) }))
      .filter(({ beginning }) => beginning !== ''),
    notes: [...body.querySelectorAll('div[id^=ftn], div[id^=sdfootnote], li[id^=user-content-fn]')].map(
      (note) => toLetters(note.textContent),
    ),
    links: [...body.querySelectorAll('a[href]')]
      .filter((link) => toLetters(link.textContent) !== '' || link.querySelector('img'))
      .map((link) => ({ text: toLetters(link.textContent), to: getAddress(link) }))
      // The site makes links of bare addresses too.
      .filter(({ text, to }) => /^(https?|mailto):/.test(to) && to.replace('mailto:', '') !== text),
    cells: [...body.querySelectorAll('td, th')]
      .filter(isInData)
      .map((cell) => toLetters(cell.textContent))
      .filter(Boolean),
    bold: lettersWith(body, ({ fontWeight }, element) => {
      if (element.matches('dt')) return true;
      if (fontWeight === 'normal' || fontWeight === '400') return false;
      if (/^bold$|^[6-9]00$/.test(fontWeight)) return true;
      return element.matches(boldTags) || (element === document.body ? false : null);
    }),
    italic: lettersWith(body, ({ fontStyle }, element) => {
      const own = (element as HTMLElement).style.fontStyle;
      if (own === 'normal') return false;
      if (own === 'italic' || fontStyle === 'italic') return true;
      return element.matches(italicTags) || (element === document.body ? false : null);
    }),
    pictures: [...body.querySelectorAll('img')]
      .map((image) => image.src)
      .filter((src) => /^https?:/.test(src) && !/pixel|suivi/.test(src)),
    code: [...body.querySelectorAll('pre, [style*="white-space: pre;"][style*=monospace]')].map((block) =>
      toLetters(block.textContent),
    ),
    quotes: [...body.querySelectorAll('blockquote, .MsoQuote')]
      .map((quote) => toLetters(quote.textContent))
      .join(''),
    rules: body.querySelectorAll('hr:not([width="33%"])').length,
    text: toLetters(body.textContent),
  };
}

const getSite = (markdown: string) => renderToStaticMarkup(<Markdown>{markdown}</Markdown>);

describe.each(names)('%s', (name) => {
  const pasted = pastedMarkdown(read(`${name}.html`));

  it('gives exactly its Markdown', async () => {
    await expect(pasted.markdown).toMatchFileSnapshot(join(folder, `${name}.md`));
    expect(pasted.lostPictures).toBe(lost[name] ?? 0);
  });

  it('keeps on the site the structure that it had', () => {
    const before = getStructure(toDocument(read(`${name}.html`)));
    expect(getStructure(toDocument(getSite(pasted.markdown)))).toEqual(before);
  });
});

it('hands over the pictures that the clipboard holds, but for those that only keep a place', () => {
  const locked = `data:image/png;base64,${'iVBORw0K'.repeat(100)}`;
  const html = `<p>Avant <img alt=" La
    scène " src="${locked}"></p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP"><img src="${locked.replace('png', 'svg+xml')}">`;
  expect(pastedMarkdown(html)).toEqual({
    markdown: 'Avant\n',
    lostPictures: 2,
    lockedPictures: [{ address: locked, alt: 'La scène' }],
  });
});

it('covers no more of a table than anybody reads, and loses none of its cells', () => {
  const cell = (name: string) => `<td rowspan=1000 colspan=1000>${name}</td>`;
  const names = Array.from({ length: 600 }, (_, at) => `m${at}`);
  for (const perRow of [1, 20, 600]) {
    const rows = names.map((name, at) => `${at % perRow === 0 ? '<tr>' : ''}${cell(name)}`);
    const start = performance.now();
    const { markdown } = pastedMarkdown(`<table>${rows.join('')}</table>`);
    // It took 40 s.
    expect(performance.now() - start).toBeLessThan(8000);
    expect(markdown.match(/m\d+/g)).toEqual(names);
    expect(markdown.length).toBeLessThan(100_000);
  }
  const wide = `<table><tr>${'<td>a</td>'.repeat(5000)}</tr>${'<tr><td>b</td></tr>'.repeat(5000)}</table>`;
  expect(pastedMarkdown(wide).markdown.match(/b/g)).toHaveLength(5000);
});
