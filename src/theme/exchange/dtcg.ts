import type { SourceToken } from './source.ts';

/** A token as DTCG 2025.10 has it, without its name. */
export type DtcgValue = { $type: string; $value: unknown };

/** What DTCG calls a kind of values, and how it says one of the source. */
type Kind = { type: string; convert: (value: string) => unknown };

const measure = (text: string) => ({
  value: Number.parseFloat(text),
  unit: /[a-z]+$/.exec(text)?.[0] ?? 'px',
});

function color(text: string) {
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

function shadow(text: string) {
  const [x = '0', y = '0', blur = '0', spread = '0'] = text.replace(/ ?rgb\(.*\)$/, '').split(' ');
  return {
    color: color(/rgb\(.*\)$/.exec(text)?.[0] ?? ''),
    offsetX: measure(x),
    offsetY: measure(y),
    blur: measure(blur),
    spread: measure(spread),
  };
}

const kinds = {
  color: { type: 'color', convert: color },
  dimension: { type: 'dimension', convert: measure },
  duration: { type: 'duration', convert: measure },
  curve: {
    type: 'cubicBezier',
    convert: (text) => (text.match(/[\d.-]+(?=[,)])/g) ?? []).map(Number),
  },
  // A comma between two of them, not one within a colour.
  shadow: { type: 'shadow', convert: (text) => text.split(/, (?![^(]*\))/).map(shadow) },
  families: {
    type: 'fontFamily',
    convert: (text) => text.split(', ').map((family) => family.replaceAll("'", '')),
  },
  weight: { type: 'fontWeight', convert: Number },
  number: { type: 'number', convert: Number },
  /** DTCG measures in `px` and `rem` alone. */
  em: { type: 'number', convert: Number.parseFloat },
} satisfies Record<string, Kind>;

/** The kind of all tokens of a group. */
const kindsOfGroups: Record<string, Kind> = {
  palette: kinds.color,
  color: kinds.color,
  cover: kinds.color,
  scene: kinds.color,
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

function getKind({ id, value }: SourceToken): Kind {
  if (typeof value === 'string' && value.startsWith('cubic-bezier(')) return kinds.curve;
  const kind = kindsOfGroups[id.split('.')[0] ?? ''];
  if (!kind) throw new Error(`${id}: say of what kind the tokens of its group are.`);
  return kind;
}

/** A value that grows with the window: the smallest, what it prefers in between, the largest. */
const fluid = /^clamp\((\S+), (.+), (\S+)\)$/;

/**
 * A token of the source as tokens of DTCG, by their names. What grows with the window, of which DTCG knows nothing,
 * becomes two: `min` and `max`.
 */
export function toDtcg(token: SourceToken): Record<string, DtcgValue> {
  const { id, value } = token;
  // Pixels, for they are read by scripts.
  if (typeof value === 'number') return { [id]: { $type: 'dimension', $value: { value, unit: 'px' } } };
  const { type: $type, convert } = getKind(token);
  if (typeof value === 'object') return { [id]: { $type, $value: `{${value.alias}}` } };
  const [, min, , max] = fluid.exec(value) ?? [];
  if (!min || !max) return { [id]: { $type, $value: convert(value) } };
  return {
    [`${id}.min`]: { $type, $value: convert(min) },
    [`${id}.max`]: { $type, $value: convert(max) },
  };
}
