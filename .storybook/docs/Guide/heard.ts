/** What a screen reader comes across, in its own word: by whether Tab stops there too. */
export type Heard = { isStop: boolean; words: string };

/** Each kind of control by its selector, the more particular first. */
const stops: Record<string, string> = {
  '[role="tab"]': 'onglet',
  '[aria-haspopup]:not([role="combobox"])': 'bouton qui ouvre',
  '[role="combobox"], select': 'liste déroulante',
  'input[type="checkbox"], [role="checkbox"], [role="switch"]': 'case à cocher',
  'input[type="radio"], [role="radio"]': 'choix',
  'input[type="range"], [role="slider"]': 'curseur',
  'textarea, [contenteditable="true"]': 'zone de texte',
  input: 'champ',
  summary: 'bloc dépliable',
  'button, [role="button"]': 'bouton',
  'a[href]': 'lien',
};

/** What stands around them; without a name, nobody hears of the latter. */
const marks: Record<string, string> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `titre de niveau ${level}`])),
  'img[alt]:not([alt=""])': 'image',
  'nav[aria-label]': 'navigation',
  'form[aria-label]': 'formulaire',
  'section[aria-label]': 'région',
  'table:has(caption)': 'tableau',
  'dialog, [role="dialog"]': 'boîte de dialogue',
  '[role="status"]': 'zone qui annonce ses changements',
};

const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Roughly what accessibility calls the name: enough to recognise a control by. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const named = [
    labelledBy.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' '),
    element.getAttribute('aria-label'),
    ...labels.map((label) => label.textContent),
    element.getAttribute('alt'),
    element.querySelector(':scope > caption')?.textContent,
    ...(element.matches('section, table, form, nav, dialog, [role="dialog"]') ? [] : [element.textContent]),
    element.querySelector('img')?.alt,
    element.getAttribute('placeholder'),
    element.getAttribute('title'),
  ];
  const name = named.map(clean).find(Boolean) ?? '';
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');

/** What the keyboard and a screen reader meet in what is drawn, in its order. */
export function listenTo(root: Element): Heard[] {
  const kinds = Object.entries({ ...stops, ...marks });
  return [...root.querySelectorAll(kinds.map(([at]) => at).join())].filter(isShown).flatMap((element) => {
    const [at = '', role] = kinds.find(([one]) => element.matches(one)) ?? [];
    const isStop = at in stops;
    if (isStop && element.matches(':disabled, [tabindex="-1"]:not([role="tab"])')) return [];
    const name = nameOf(element);
    return { isStop, words: `${role}${name && ` «\u00A0${name}\u00A0»`}` };
  });
}
