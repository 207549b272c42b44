import { expect, it, vi } from 'vitest';
import { unshownText } from '../markdownLimits.ts';
import { renderText } from './renderText.ts';

const unshown = `<p>${unshownText}</p>`;

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

const reference = '[a]'.repeat(1000);

/** Within what may be written, and yet too much: only the thread finds out. */
const costly: Record<string, string> = {
  'an address that many links share': `${`${reference}\n\n`.repeat(20)}[a]: /${'b'.repeat(30_000)}\n`,
  'spans in spans': `${'*a **b '.repeat(600)}${'c** d* '.repeat(600)}`,
};

it.each(Object.entries(costly))(
  'ends a text that takes too much, and nothing waits: %s',
  async (_name, text) => {
    const halt = await longestHalt(renderText(text, {}).then((html) => expect(html).toBe(unshown)));
    expect(halt).toBeLessThan(1000);
    expect(await renderText('Encore *là*.', {})).toBe('<p>Encore <em>là</em>.</p>');
  },
);

it.each([
  ['stars and underscores', '*_'.repeat(10_000)],
  ['quotations', '>'.repeat(20_000)],
  ['cells', `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|\n'.repeat(40_000)}`],
])('takes no thread for what may not be written: %s', async (_name, text) => {
  const halt = await longestHalt(renderText(text, {}).then((html) => expect(html).toBe(unshown)));
  expect(halt).toBeLessThan(1000);
});

it('pays for a text once, until it changes', async () => {
  const [, text = ''] = Object.entries(costly)[0] ?? [];
  await renderText(text, {});
  const post = vi.spyOn((await import('node:worker_threads')).Worker.prototype, 'postMessage');
  expect(await renderText(text, {})).toBe(unshown);
  expect(post).not.toHaveBeenCalled();
  expect(await renderText('Un autre texte.', {})).toBe('<p>Un autre texte.</p>');
  expect(post).toHaveBeenCalledOnce();
});
