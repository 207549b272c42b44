import { formatDayAndTime } from '#data/formats.ts';
import type { z } from '#data/zod.ts';
import { type Field, fieldFor, getField } from './field.ts';

/** A part of a content that people read or choose: where it stands, what it is called, and what it says. */
export type ContentPart = {
  path: string;
  label: string;
  text: string;
  /** Undefined when the schema no longer has the part. */
  kind?: Field['kind'];
  /** False where no page shows it. */
  noted?: false;
};

/** Whether visitors read the text of a part as it is, which they don't for choices and link targets. */
export const isRead = ({ kind }: ContentPart) =>
  kind === 'line' || kind === 'text' || kind === 'input' || kind === 'number' || kind === 'richText';

type Place = { path: string; labels: readonly string[]; noted?: false };

const yesOrNo = (value: unknown) => (value === true ? 'Oui' : 'Non');

/** A value that no schema describes any more, as text: JSON unless it is a string. */
export const rough = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The parts of a content in the order of its form. What doesn't fit its schema any more is given as it is. */
export function listParts(
  schema: z.ZodType,
  value: unknown,
  { path: at, labels, ...above }: Place = { path: '', labels: [] },
): ContentPart[] {
  const field = fieldFor(schema, value);
  if (field.kind === 'identifier') return [];
  const noted = field.noted === false ? { noted: field.noted } : above;
  if (field.kind === 'group' && typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => {
      const own = field.fields[name];
      const path = at ? `${at}.${name}` : name;
      if (own) return listParts(own, part, { path, labels: addName(own, labels), ...noted });
      return [{ path, label: [...labels, name].join(', '), text: rough(part) }];
    });
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      listParts(field.item, item, {
        path: `${at}.${index}`,
        labels: [...labels, `${getName(field.item)} ${index + 1}`],
        ...noted,
      }),
    );
  }
  const label = labels.join(', ');
  if ('texts' in field && isMedium(value)) {
    return [
      { path: at, label, text: describeMedium(value), kind: field.kind, ...noted },
      ...Object.entries(field.texts).flatMap(([name, described]): ContentPart[] => {
        const text = value[name];
        if (typeof text !== 'string') return [];
        const path = at ? `${at}.${name}` : name;
        return [{ path, label: [...labels, described.label].join(', '), text, kind: 'line', ...noted }];
      }),
    ];
  }
  return [{ path: at, label, text: toWords(field, value), kind: field.kind, ...noted }];
}

/** What a part without parts of its own says. */
function toWords(field: Field, value: unknown) {
  if (isMedium(value)) return describeMedium(value);
  if (field.kind === 'flag') return yesOrNo(value);
  if (field.kind === 'alternative' && value === '') return 'Image décorative';
  if (field.kind === 'record') return listIds(value).join(', ');
  const text = rough(value ?? '');
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? text;
  return field.kind === 'moment' && text !== '' ? formatDayAndTime(text) : text;
}

/** The ids that a part names records by. */
export const listIds = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');

type Medium = { src: string } & Readonly<Record<string, unknown>>;

/** Whether a value names a file of the library. */
const isMedium = (value: unknown): value is Medium =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

const toFileName = (address: unknown) =>
  typeof address === 'string' ? address.split('/').at(-1) : undefined;

/** A file of the library as differences show it, with those that belong to it. */
const describeMedium = ({ src, alt, poster, captions, isSilent }: Medium) =>
  [
    toFileName(src),
    alt === '' && 'décorative',
    poster && `affiche ${toFileName(poster)}`,
    captions && `sous-titres ${toFileName(captions)}`,
    isSilent === true && 'sans paroles',
  ]
    .filter(Boolean)
    .join(', ');

/** The label of a part; blank for an identifier, which is never shown. */
export const getName = (schema: z.ZodType) => {
  const field = getField(schema);
  return field.kind === 'identifier' ? '' : field.label;
};

const addName = (schema: z.ZodType, labels: readonly string[]) =>
  [...labels, getName(schema)].filter(Boolean);
