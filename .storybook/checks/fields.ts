import { getName } from './names.ts';

/** What browsers fill in, by the name of a field that asks people about themselves. */
const ownDetails: Record<string, string[]> = {
  firstName: ['given-name'],
  lastName: ['family-name'],
  company: ['organization'],
  phone: ['tel'],
  email: ['email', 'username'],
  password: ['current-password', 'new-password'],
  confirmation: ['new-password'],
};

/** Forms of staff about somebody else: what the browser knows of them would be wrong. */
const aboutOthers = ['Invit', 'Administration/Sessions', 'Demandes', 'Utilisateurs', 'Vie privée'];

/** Each field about the person who fills it in says to the browser which detail it wants (WCAG 1.3.5). */
export function findUnnamedDetails(root: ParentNode, title: string): string[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[name]')].flatMap((input) => {
    const wanted = ownDetails[input.name];
    if (!wanted) return [];
    const given = input.getAttribute('autocomplete') ?? '';
    const isAboutOthers =
      given === 'off' && aboutOthers.some((word) => title.includes(word) || inDialogOf(input).includes(word));
    if (isAboutOthers || wanted.includes(given)) return [];
    return [
      `${getName(input)}, named ${input.name}, completes « ${given} » rather than ${wanted.join(' or ')}`,
    ];
  });
}

const inDialogOf = (input: Element) => input.closest('[role="dialog"]')?.textContent ?? '';

/** Each label has words and names something, and so does what only its author knows to be named: a figure, an output. */
export function findEmptyNames(root: ParentNode): string[] {
  const labels = [...root.querySelectorAll('label')].flatMap((label) => {
    if (!label.control) return [`${getName(label)} is the label of nothing`];
    return label.textContent.trim() || label.title
      ? []
      : [`The label of ${getName(label.control)} has no words`];
  });
  const unnamed = 'figure:not([aria-label], [aria-labelledby], :has(> figcaption)), output:not([aria-label])';
  return [
    ...labels,
    ...[...root.querySelectorAll(unnamed)]
      .filter((element) => !(element instanceof HTMLOutputElement && element.labels.length > 0))
      .map((element) => `<${element.localName}> « ${element.textContent.slice(0, 24)} » has no name`),
  ];
}
