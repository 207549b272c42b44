/** HTML whose every value was escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

type Value = string | number | Markup | readonly Markup[];

function toHtml(value: Value): string {
  if (value instanceof Markup) return value.html;
  return typeof value === 'object' ? value.map(toHtml).join('\n') : escape(String(value));
}

/** Makes HTML of a template: what is put into it is text, unless it is markup already. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(
    parts.map((part, index) => (index === 0 ? '' : toHtml(values[index - 1] ?? '')) + part).join(''),
  );
