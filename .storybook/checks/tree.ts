import axe from 'axe-core';

/** What axe knows of elements, which its types leave out. */
type Commons = {
  aria: { getRole: (element: Element) => string | null };
  text: { accessibleText: (element: Element) => string };
  dom: { isVisibleToScreenReaders: (element: Element) => boolean };
};

/** Named in the tree: what leads through a page. The words of anything else are copy, which may change. */
const named =
  /^(banner|complementary|contentinfo|dialog|alertdialog|form|group|img|listbox|main|menu|navigation|progressbar|radiogroup|region|search|tablist|table|toolbar)$/;

/** Roles without meaning of their own. */
const silent =
  /^(generic|none|presentation|paragraph|strong|emphasis|code|time|deletion|insertion|rowgroup|LabelText)$/;

const states = [
  'aria-current',
  'aria-expanded',
  'aria-haspopup',
  'aria-invalid',
  'aria-live',
  'aria-modal',
  'aria-pressed',
  'aria-required',
  'aria-roledescription',
  'aria-selected',
  'aria-sort',
];

/** The roles of what a story shows, for snapshots: one line each, with states; landmarks and pictures by their names too. */
export function describeTree(root: Element): string {
  axe.setup(root);
  try {
    const { commons } = axe as unknown as { commons: Commons };
    return [...root.children].flatMap((part) => toLines(part, commons)).join('\n');
  } finally {
    axe.teardown();
  }
}

function toLines(element: Element, commons: Commons): string[] {
  if (!commons.dom.isVisibleToScreenReaders(element)) return [];
  const role = commons.aria.getRole(element) ?? 'generic';
  const lines =
    role === 'img' ? [] : withoutRepetition([...element.children].map((child) => toLines(child, commons)));
  if (silent.test(role) && !element.hasAttribute('aria-live')) return lines;
  const name = commons.text.accessibleText(element).trim();
  const line = [
    role,
    role === 'heading' ? (element.getAttribute('aria-level') ?? element.tagName.slice(1)) : '',
    named.test(role) && name ? `« ${name} »` : '',
    ...states.flatMap((state) => {
      const value = element.getAttribute(state);
      return value === null ? [] : `${state.slice(5)}=${value}`;
    }),
    element.matches(':required') ? 'required' : '',
    element.hasAttribute('aria-describedby') ? 'described' : '',
  ];
  return [line.filter(Boolean).join(' '), ...lines.map((child) => `  ${child}`)];
}

/** The rows of a table say the same hundred times. */
function withoutRepetition(parts: string[][]): string[] {
  const written = parts.filter(({ length }) => length > 0).map((part) => part.join('\n'));
  return written.filter((part, at) => part !== written[at - 1]).flatMap((part) => part.split('\n'));
}
