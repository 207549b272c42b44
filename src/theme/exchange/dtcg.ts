import { breakpoints } from '../tokens/breakpoints.ts';
import type { SourceToken } from './source.ts';

/** A token as DTCG 2025.10 has it, without its name. */
export type DtcgValue = { $type: string; $value: unknown };

/** How a value of the source and one of DTCG stand for each other. */
type Kind = {
  type: string;
  toDtcg: (value: string) => unknown;
  /** Throws a French sentence where the source can't say it. */
  fromDtcg: (value: never) => string;
};

/** What a number of CSS needs, and no rounding error. */
const number = (value: number) => String(Number(value.toFixed(4)));

type Measure = { value: number; unit: string };

const measure = (text: string): Measure => ({
  value: Number.parseFloat(text),
  unit: /[a-z]+$/.exec(text)?.[0] ?? 'px',
});
const length = ({ value, unit }: Measure) => (value === 0 ? '0' : `${number(value)}${unit}`);

type Color = { colorSpace: string; components: (number | 'none')[]; alpha?: number };

function colorToDtcg(text: string): Color & { hex: string } {
  const [channels, alpha] = text.startsWith('#')
    ? [[1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16)), undefined]
    : [(text.match(/\d+(?= )/g) ?? []).map(Number), Number(/[\d.]+(?=\))/.exec(text)?.[0])];
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('');
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    ...(alpha !== undefined && { alpha }),
    hex: `#${hex}`,
  };
}

function colorFromDtcg({ colorSpace, components, alpha = 1 }: Color): string {
  if (colorSpace !== 'srgb')
    throw new Error(`une couleur en «\u00A0${colorSpace}\u00A0»; convertissez-la en «\u00A0srgb\u00A0»`);
  const channels = components.map((component) =>
    Math.round(255 * Math.min(1, Math.max(0, component === 'none' ? 0 : component))),
  );
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${number(alpha)})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

type Shadow = {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
  inset?: boolean;
};

function shadowToDtcg(text: string): Shadow {
  const [x = '0', y = '0', blur = '0', spread = '0'] = text.replace(/ ?rgb\(.*\)$/, '').split(' ');
  return {
    color: colorToDtcg(/rgb\(.*\)$/.exec(text)?.[0] ?? ''),
    offsetX: measure(x),
    offsetY: measure(y),
    blur: measure(blur),
    spread: measure(spread),
  };
}

function shadowFromDtcg({ color, offsetX, offsetY, blur, spread, inset = false }: Shadow): string {
  if (inset) throw new Error('une ombre intérieure');
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length);
  return [...lengths, colorFromDtcg(color)].join(' ');
}

const kinds = {
  color: { type: 'color', toDtcg: colorToDtcg, fromDtcg: colorFromDtcg },
  dimension: { type: 'dimension', toDtcg: measure, fromDtcg: length },
  duration: {
    type: 'duration',
    toDtcg: measure,
    fromDtcg: ({ value, unit }: Measure) => `${number(value)}${unit}`,
  },
  curve: {
    type: 'cubicBezier',
    toDtcg: (text) => (text.match(/[\d.-]+(?=[,)])/g) ?? []).map(Number),
    fromDtcg: (points: number[]) => `cubic-bezier(${points.map(number).join(', ')})`,
  },
  shadow: {
    type: 'shadow',
    // A comma between two of them, not one within a colour.
    toDtcg: (text) => text.split(/, (?![^(]*\))/).map(shadowToDtcg),
    fromDtcg: (shadows: Shadow[]) => shadows.map(shadowFromDtcg).join(', '),
  },
  families: {
    type: 'fontFamily',
    toDtcg: (text) => text.split(', ').map((family) => family.replaceAll("'", '')),
    fromDtcg: (families: string | string[]) =>
      [families]
        .flat()
        .map((family) => (/^[\w-]+$/.test(family) ? family : `'${family}'`))
        .join(', '),
  },
  weight: { type: 'fontWeight', toDtcg: Number, fromDtcg: number },
  number: { type: 'number', toDtcg: Number, fromDtcg: number },
  /** DTCG measures in `px` and `rem` alone. */
  em: {
    type: 'number',
    toDtcg: Number.parseFloat,
    fromDtcg: (value: number) => (value === 0 ? '0' : `${number(value)}em`),
  },
} satisfies Record<string, Kind>;

/** The kind of all tokens of a group. */
const kindsOfGroups: Record<string, Kind> = {
  palette: kinds.color,
  color: kinds.color,
  cover: kinds.color,
  space: kinds.dimension,
  size: kinds.dimension,
  radius: kinds.dimension,
  text: kinds.dimension,
  motion: kinds.duration,
  shadow: kinds.shadow,
  font: kinds.families,
  weight: kinds.weight,
  leading: kinds.number,
  tracking: kinds.em,
  zIndex: kinds.number,
};

function kindOf({ id, value }: SourceToken): Kind {
  if (typeof value === 'string' && value.startsWith('cubic-bezier(')) return kinds.curve;
  const kind = kindsOfGroups[id.split('.')[0] ?? ''];
  if (!kind) throw new Error(`${id}: say of what kind the tokens of its group are.`);
  return kind;
}

/** A value that grows with the window: the smallest, what it prefers in between, the largest. */
const fluid = /^clamp\((\S+), (.+), (\S+)\)$/;

/** The preferred value that grows evenly from the narrowest window to the widest. */
function even(min: string, max: string): string {
  const from = breakpoints.phone / 16;
  const slope = (Number.parseFloat(max) - Number.parseFloat(min)) / (breakpoints.desktop / 16 - from);
  const round = (value: number) => String(Number(value.toFixed(2)));
  return `${round(Number.parseFloat(min) - slope * from)}rem + ${round(slope * 100)}vw`;
}

/**
 * A token of the source as tokens of DTCG, by their names. What grows with the window, of which DTCG knows nothing,
 * becomes two: `min` and `max`.
 */
export function toDtcg(token: SourceToken): Record<string, DtcgValue> {
  const { id, value } = token;
  // Pixels, for they are read by scripts.
  if (typeof value === 'number') return { [id]: { $type: 'dimension', $value: { value, unit: 'px' } } };
  const { type: $type, toDtcg: convert } = kindOf(token);
  if (typeof value === 'object') return { [id]: { $type, $value: `{${value.alias}}` } };
  const [, min, , max] = fluid.exec(value) ?? [];
  if (!min || !max) return { [id]: { $type, $value: convert(value) } };
  return {
    [`${id}.min`]: { $type, $value: convert(min) },
    [`${id}.max`]: { $type, $value: convert(max) },
  };
}

/**
 * What tokens of DTCG mean for a token of the source that is no alias. What grows with the window goes on growing as
 * evenly as before, or as was chosen for it.
 *
 * @param valueOf a token of DTCG by its name, which `toDtcg` has given it.
 * @throws Error with a few French words where the source can't say it.
 */
export function fromDtcg(token: SourceToken, valueOf: (id: string) => DtcgValue): string | number {
  const { id, value } = token;
  const read = (part: string, kind: Kind) => {
    const { $type, $value } = valueOf(part);
    if ($type !== kind.type)
      throw new Error(`le type «\u00A0${$type}\u00A0» au lieu de «\u00A0${kind.type}\u00A0»`);
    return kind.fromDtcg($value as never);
  };
  if (typeof value === 'number') {
    const pixels = read(id, kinds.dimension);
    if (!pixels.endsWith('px')) throw new Error('une unité autre que «\u00A0px\u00A0»');
    return Number.parseFloat(pixels);
  }
  const kind = kindOf(token);
  const [, min, preferred, max] = (typeof value === 'string' && fluid.exec(value)) || [];
  if (!min || !max || !preferred) return read(id, kind);
  const [newMin, newMax] = [read(`${id}.min`, kind), read(`${id}.max`, kind)];
  return `clamp(${newMin}, ${preferred === even(min, max) ? even(newMin, newMax) : preferred}, ${newMax})`;
}
