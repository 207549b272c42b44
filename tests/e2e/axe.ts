import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe fails a page for: each rule of WCAG 2.2 AA and of good practice with at most three of the elements. */
export async function findAxeFailures(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const report = await axe.run(document, { runOnly: { type: 'tag', values } });
    return report.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, tags);
  return violations.map(
    ({ id, elements }) =>
      `${id}: ${elements
        .slice(0, 3)
        .map((html) => html.slice(0, 300))
        .join(' ')}`,
  );
}
