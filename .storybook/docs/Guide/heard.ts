/** What the keyboard stops at. */
export type Stop = { role: string; name: string };

export type Heard = { stops: Stop[]; keys: Record<string, string>; said: string[] };

/** Each kind of control by its selector, the more particular first: what it is called, and its keys. */
const controls: readonly { at: string; role: string; keys: Record<string, string> }[] = [
  { at: '[role="tab"]', role: 'onglet', keys: { Flèches: 'D’un onglet à l’autre.' } },
  {
    at: '[aria-haspopup]:not([role="combobox"])',
    role: 'bouton qui ouvre',
    keys: { 'Entrée ou Espace': 'Ouvre.', Échap: 'Referme, et rend le focus au bouton.' },
  },
  {
    at: '[role="combobox"], select',
    role: 'liste déroulante',
    keys: {
      'Flèches haut et bas': 'D’un choix à l’autre.',
      Entrée: 'Prend le choix.',
      Échap: 'Referme sans choisir.',
    },
  },
  {
    at: 'input[type="checkbox"], [role="checkbox"], [role="switch"]',
    role: 'case à cocher',
    keys: { Espace: 'Coche ou décoche.' },
  },
  { at: 'input[type="radio"], [role="radio"]', role: 'choix', keys: { Flèches: 'D’un choix à l’autre.' } },
  {
    at: 'input[type="range"], [role="slider"]',
    role: 'curseur',
    keys: { Flèches: 'Un cran de plus ou de moins.' },
  },
  { at: 'textarea, [contenteditable="true"]', role: 'zone de texte', keys: { Entrée: 'Passe à la ligne.' } },
  { at: 'input', role: 'champ', keys: { 'Entrée dans un champ': 'Envoie le formulaire.' } },
  { at: 'summary', role: 'bloc dépliable', keys: { 'Entrée ou Espace': 'Ouvre ou referme.' } },
  {
    at: 'button, [role="button"]',
    role: 'bouton',
    keys: { 'Entrée ou Espace': 'Fait ce que dit le bouton.' },
  },
  { at: 'a[href]', role: 'lien', keys: { Entrée: 'Suit le lien.' } },
];

const landmarks: Record<string, string> = {
  nav: 'navigation',
  form: 'formulaire',
  section: 'région',
  table: 'tableau',
  dialog: 'boîte de dialogue',
};

const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Roughly what accessibility calls the name: enough to recognise a control by. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const named = [
    labelledBy.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' '),
    element.getAttribute('aria-label'),
    ...labels.map((label) => label.textContent),
    element.getAttribute('alt'),
    element.textContent,
    element.querySelector('img')?.alt,
    element.getAttribute('placeholder'),
    element.getAttribute('title'),
  ];
  return shorten(named.map(clean).find(Boolean) ?? '');
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');

const quote = (name: string) => (name ? `«\u00A0${name}\u00A0»` : 'sans nom');

/** What a screen reader says of the frame of a piece: its titles, its named parts, its pictures. */
function listSaid(root: Element) {
  const said = [
    ...root.querySelectorAll(
      'h1, h2, h3, h4, h5, h6, nav, form, section, table, dialog, [role="dialog"], [role="status"], img',
    ),
  ]
    .filter(isShown)
    .flatMap((element) => {
      const tag = element.tagName.toLowerCase();
      if (/^h\d$/.test(tag)) return [`${quote(nameOf(element))}, titre de niveau ${tag.slice(1)}`];
      if (element.getAttribute('role') === 'status') return ['Une zone qui annonce ses changements'];
      const name = clean(element.getAttribute('alt') ?? element.getAttribute('aria-label'));
      if (tag === 'img') return name ? [`${quote(shorten(name))}, image`] : [];
      const caption = clean(element.querySelector(':scope > caption')?.textContent);
      const kind = landmarks[tag] ?? 'boîte de dialogue';
      return name || caption ? [`${quote(shorten(name || caption))}, ${kind}`] : [];
    });
  return [...new Set(said)];
}

/** What the keyboard and a screen reader meet in what is drawn, in its order. */
export function listenTo(root: Element): Heard {
  const keys: Heard['keys'] = {};
  const candidates = root.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]',
  );
  const stops = [...candidates].flatMap((element) => {
    const isReached = isShown(element) && !element.matches(':disabled, [tabindex="-1"]:not([role="tab"])');
    const control = isReached && controls.find(({ at }) => element.matches(at));
    if (!control) return [];
    Object.assign(keys, control.keys);
    return [{ role: control.role, name: nameOf(element) }];
  });
  return { stops, keys, said: listSaid(root) };
}
