import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What IBM's checker is wrong about, or what is as it is on purpose: a rule, a part of the element, and why. */
const exceptions: readonly { rule: string; element: RegExp; reason: string }[] = [
  {
    rule: 'element_attribute_deprecated',
    element: /^<meta [^>]*content="default-src /,
    reason: 'HTML defines http-equiv="content-security-policy", and static hosts know no other way.',
  },
  {
    rule: 'fieldset_legend_valid',
    element: /^<fieldset /,
    reason: 'A recommendation. What a group without a legend is called, fieldset_label_valid asks.',
  },
  {
    rule: 'input_autocomplete_valid',
    element: /^<input [^>]*autocomplete="username"/,
    reason: 'HTML allows "username" on a field for an address; password managers look for it.',
  },
  {
    rule: 'element_tabbable_role_valid',
    element: /^<section [^>]*tabindex="0"/,
    reason:
      'A table that scrolls by itself is reached by the keyboard, as axe asks (scrollable-region-focusable).',
  },
  {
    rule: 'label_content_exists',
    element: /^<label [^>]*title="/,
    reason:
      'A picture or a row to choose: the words show as a tooltip, and are the name of the radio button or checkbox.',
  },
  {
    rule: 'aria_role_valid',
    element: /^<input [^>]*role="combobox"/,
    reason:
      'A search with suggestions keeps the type that brings its keyboard. ARIA and axe allow that; ARIA in HTML does not yet.',
  },
  {
    rule: 'aria_form_label_unique',
    element: /^<form action="\/recherche"/,
    reason: 'A form without a name is no landmark: those of the page and of its footer need no names.',
  },
  {
    rule: 'aria_main_label_visible',
    element: /^<body>/,
    reason: 'A page that is shown in a frame has a main of its own, as the screen around it has.',
  },
  {
    rule: 'aria_complementary_label_visible',
    element: /^<aside /,
    reason: 'A recommendation. What stands beside a text is named for those who don’t see where it stands.',
  },
];

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Engine = {
  Checker: new () => {
    check: (of: Document, policies: string[]) => Promise<{ results: Result[] }>;
  };
};

/** What IBM's `accessibility-checker-engine` fails a page for, all `details` being open. */
export async function findIbmFailures(page: Page): Promise<string[]> {
  await page.evaluate(`${source}; globalThis.ibmEngine = ace;`);
  const results = await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const { ibmEngine } = globalThis as unknown as { ibmEngine: Engine };
    const report = await new ibmEngine.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return report.results
      .filter(({ value: [, outcome] }) => outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  return results
    .filter(
      ({ ruleId, snippet }) =>
        !exceptions.some(({ rule, element }) => rule === ruleId && element.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
