import { phoneLink } from './phone.ts';
import type { Settings } from './settings.ts';

/** What stands for a fact of the settings in the contents, by the words between braces that staff write. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that texts may name: `{nom}` is the company's name wherever it stands. */
export function getFacts({ company, privacy }: Pick<Settings, 'company' | 'privacy'>): Facts {
  const { street, city, region, postalCode, country } = company.address;
  return {
    '{nom}': company.name,
    '{nom-légal}': company.legalName || company.name,
    '{téléphone}': company.phone,
    '{courriel}': company.email,
    '{adresse}': `${street}, ${city} (${region}) ${postalCode}`,
    '{pays}': country,
    '{année}': String(company.copyrightYear),
    '{responsable}': privacy.officer.name,
    '{fonction}': privacy.officer.role,
    '{courriel-responsable}': privacy.officer.email || company.email,
    '{mois}': String(privacy.messageMonths),
    // In the address of a link.
    'tel:{téléphone}': phoneLink(company.phone),
  };
}

const named = /tel:\{téléphone\}|\{[\p{L}-]+\}/gu;

/** The names of facts in a text, each once. */
export const factsNamedIn = (text: string, facts: Facts): string[] =>
  [...new Set(text.match(/\{[\p{L}-]+\}/gu))].filter((name) => name in facts);

/** A content with the facts in the place of their names; what names none is the same object as before. */
export function fillFacts<Value>(value: Value, facts: Facts): Value {
  return filled(value, facts) as Value;
}

function filled(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return value.includes('{') ? value.replace(named, (name) => facts[name] ?? name) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, part, filled(part, facts)] as const);
  if (entries.every(([, before, after]) => before === after)) return value;
  return Array.isArray(value)
    ? entries.map(([, , after]) => after)
    : Object.fromEntries(entries.map(([name, , after]) => [name, after]));
}
