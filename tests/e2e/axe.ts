import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe fails a page for: each rule with at most three of the elements. Without `tags`, by all rules that axe runs by itself. */
export async function findAxeFailures(page: Page, tags?: string[]): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const report = await axe.run(wanted ? { runOnly: { type: 'tag', values: wanted } } : {});
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
