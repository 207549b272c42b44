/**
 * A page cannot change its own media features, so the toolbars rewrite the conditions in its style sheets instead: a
 * query on an emulated feature becomes `all` or `not all`. Tests emulate the real features in the browser.
 */
type Emulation = { motion: string; colors: string };

const original = new WeakMap<CSSMediaRule, string>();
let observer: MutationObserver | undefined;

function evaluate(condition: string, { motion, colors }: Emulation): string {
  if (motion === 'reduced') {
    if (condition.includes('prefers-reduced-motion: reduce')) return 'all';
    if (condition.includes('prefers-reduced-motion: no-preference')) return 'not all';
  }
  if (colors === 'forced' && condition.includes('forced-colors: active')) return 'all';
  return condition;
}

function rewrite(rules: CSSRuleList, emulation: Emulation) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, condition);
      const wanted = evaluate(condition, emulation);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, emulation);
  }
}

/** Applies the emulation to every style sheet, those that components add later included. */
export function emulateMediaFeatures(emulation: Emulation) {
  document.documentElement.toggleAttribute('data-forced-colors', emulation.colors === 'forced');
  const apply = () => {
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules, emulation);
  };
  observer?.disconnect();
  apply();
  if (emulation.motion === 'normal' && emulation.colors === 'normal') return;
  observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}
