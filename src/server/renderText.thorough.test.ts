import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { tooMuchText } from '../markdownLimits.ts';
import { renderText } from './renderText.ts';

const unshown = `<p>${tooMuchText}</p>`;

/** Milliseconds for which this thread could do nothing else while some work was done, at most. */
async function longestHalt(work: Promise<unknown>) {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 5);
  await work;
  clearInterval(timer);
  look();
  return longest;
}

it('makes a text into HTML, with what is known of its images', async () => {
  const html = await renderText('Un *mot*.\n\n![La scène](/a.png)\n\n| a |\n| -: |\n| 1 |\n', {
    '/a.png': { width: 300, height: 200 },
  });
  expect(html).toBe(
    `<p>Un <em>mot</em>.</p>
<p><img alt="La scène" loading="lazy" decoding="async" width="300" height="200" src="/a.png"/></p>
<section aria-label="Tableau" tabindex="0" data-table=""><table><thead><tr><th data-align="right">a</th></tr></thead><tbody><tr><td data-align="right">1</td></tr></tbody></table></section>`,
  );
});

// Within what may be written, and yet too much: only the thread finds out.
const paragraph = `${'[a]'.repeat(1000)}\n\n`;
const sharedAddress = `${paragraph.repeat(20)}[a]: /${'b'.repeat(30_000)}\n`;
const spansInSpans = 'a **b '.repeat(300) + 'c** '.repeat(300);

it(
  'ends a text that takes too much, while this thread goes on, and pays for it once',
  { timeout: 120_000 },
  async () => {
    const halt = await longestHalt(renderText(sharedAddress, {}).then((html) => expect(html).toBe(unshown)));
    // Without the thread, it is as many seconds as the text takes.
    expect(halt).toBeLessThan(1000);
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    expect(await renderText(sharedAddress, {})).toBe(unshown);
    expect(post).not.toHaveBeenCalled();
    const changed = `${'Un mot. '.repeat(3000)}\n`;
    expect(await renderText(changed, {})).toBe(`<p>${changed.trim()}</p>`);
    expect(post).toHaveBeenCalledOnce();
  },
);

it('says of what goes too deep that it can’t be shown', async () => {
  expect(await renderText(spansInSpans, {})).toBe(unshown);
});

it.each([
  ['stars and underscores', '*_'.repeat(10_000)],
  ['quotations', '>'.repeat(20_000)],
  ['cells', `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|\n'.repeat(40_000)}`],
])('takes no thread for what may not be written: %s', async (_name, text) => {
  const halt = await longestHalt(renderText(text, {}).then((html) => expect(html).toBe(unshown)));
  expect(halt).toBeLessThan(1000);
});
