import type { z } from 'zod';
import { composedSections } from '#documents/contents/composedSections.tsx';
import { type Field, type FieldOf, getField } from '#documents/contents/field.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';

type Descriptions = Record<string, unknown>;

const descriptions = import.meta.glob<Descriptions>(
  '/src/{site/layout,site/sections,features/*/site}/**/*.{section,schema}.ts',
);

/** A part of a section as its form asks for it: what it is called, how long it may be, and the parts of one of its items. */
export type SectionPart = { name: string; label: string; limit: string; parts: SectionPart[] };

export type SectionFacts = {
  parts: SectionPart[];
  /** Where its contents stand. */
  places: readonly EditableSection[];
  isComposed: boolean;
};

const count = (many: number, one: string) => `${many} ${one}${many > 1 ? 's' : ''}`;

const range = (min: number, max: number, one: string) =>
  min === max ? count(max, one) : `${min} à ${count(max, one)}`;

const optional = ({ isOptional }: { isOptional?: boolean }) => (isOptional ? ', facultatif' : '');

const ofText = ({ min, max }: { min: number; max: number }) =>
  `${count(max, 'signe')} au plus${min === 0 ? ', facultatif' : ''}`;

const ofMarkdown = ({ max }: { max: number }) => `${count(max, 'signe')} au plus, en Markdown`;

/** What a part admits, in a few words; nothing where its name says it. */
const limits: { [Kind in Field['kind']]?: (field: FieldOf<Kind>) => string } = {
  line: ofText,
  text: ofText,
  slug: ofText,
  richText: ofMarkdown,
  link: ({ isOpen }) => (isOpen ? 'une adresse, du site ou d’ailleurs' : 'une page du site'),
  icon: ({ options }) => `un pictogramme parmi ${options.length}`,
  picture: (field) =>
    `une image, ${field.ratio.toLocaleString('fr-CA', { maximumFractionDigits: 2 })} fois plus large que haute${optional(field)}`,
  film: () => 'un film, facultatif',
  sound: (field) => `un son${optional(field)}`,
  number: ({ min, max, unit, ...field }) => `de ${min} à ${max}${unit ? ` ${unit}` : ''}${optional(field)}`,
  flag: () => 'oui ou non',
  choice: ({ options }) => options.map(({ label }) => `« ${label} »`).join(', '),
  list: ({ min, max }) => range(min, max, 'élément'),
};

const describeLimit = (field: Field) =>
  (limits[field.kind] as ((field: Field) => string) | undefined)?.(field) ?? '';

function listParts(schema: z.ZodType): SectionPart[] {
  const field = getField(schema);
  if (field.kind !== 'group') return [];
  return Object.entries(field.fields).flatMap(([name, part]) => {
    const own = getField(part);
    if (own.kind === 'identifier') return [];
    return [
      {
        name,
        label: own.label,
        limit: describeLimit(own),
        parts: listParts(own.kind === 'list' ? own.item : part),
      },
    ];
  });
}

/** What the description of a section says of it, by its folder below `src`; nothing where staff change nothing of it. */
export async function loadSectionFacts(folder: string): Promise<SectionFacts | undefined> {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const load = ['section', 'schema']
    .map((kind) => descriptions[`/src/${folder}/${own}.${kind}.ts`])
    .find(Boolean);
  const schema = (await load?.())?.[`${own}Schema`] as z.ZodType | undefined;
  if (!schema) return undefined;
  const places = sections.filter((section) => section.schema === schema);
  return { parts: listParts(schema), places, isComposed: places.some(({ key }) => key in composedSections) };
}
