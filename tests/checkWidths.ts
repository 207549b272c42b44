import axe, { type AxeResults, type RuleObject, type RunOptions } from 'axe-core';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

/** The windows of a phone, which is also a desktop's at 400 % (WCAG 1.4.10), and of a tablet. */
const widths = { 'width-768': 768, 'width-320': 320 };

type Story = {
  parameters: { a11y?: { test?: string; options?: RunOptions; config?: { rules?: RuleConfig[] } } };
};
type RuleConfig = { id: string; enabled?: boolean };

/** A piece alone stands in no landmark; the workbench's own run of axe says so too. */
const unreported: RuleObject = { region: { enabled: false } };

/** Shows what axe says of each story where its play ended, in narrower windows. */
afterEach(async (context) => {
  const { task } = context;
  const { story } = context as { story?: Story };
  if (task.result?.state === 'fail' || !story) return;
  const { test, options, config } = story.parameters.a11y ?? {};
  if (test === 'off') return;
  const rules = Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]));
  const results: Record<string, AxeResults> = {};
  for (const [name, width] of Object.entries(widths)) {
    // So high that a bar that stays in sight covers no button by chance.
    await page.viewport(width, 3000);
    // What observes sizes answers in the frame after.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    results[name] = await axe.run(
      { include: document.body, exclude: ['[data-base-ui-focus-guard]'] },
      { ...options, resultTypes: ['violations'], rules: { ...options?.rules, ...rules, ...unreported } },
    );
  }
  const faults = Object.entries(results).flatMap(([name, { violations }]) =>
    violations.map(
      ({ id, nodes }) => `${name}: ${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
