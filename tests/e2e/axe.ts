import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe fails a page for, or a part of it: each rule with at most three of the elements. Without `tags`, by the rules that axe runs by
 * default.
 */
export async function findAxeFailures(page: Page, tags?: string[], part?: Locator): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ wanted, root }) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const report = await axe.run(
        root ?? document,
        wanted ? { runOnly: { type: 'tag', values: wanted } } : {},
      );
      return report.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
    },
    { wanted: tags, root: await part?.elementHandle() },
  );
  return violations.map(
    ({ id, elements }) =>
      `${id}: ${elements
        .slice(0, 3)
        .map((html) => html.slice(0, 300))
        .join(' ')}`,
  );
}
