import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** What `propsPlugin.ts` writes of a property’s type. */
type Type = { name: string; value?: string; raw?: string; elements?: Type[] };

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: Type }> } };

const written = (raw: string) =>
  raw
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\((.+)\)$/g, '$1')
    .trim();

/** A type as it is written in the code, with the values of a union: `'page' | 'band'`. */
export function nameType({ name, value, raw, elements = [] }: Type): string {
  if (name === 'literal') return /^[a-z]/.test(value ?? '') ? `'${value}'` : (value ?? '');
  if (name !== 'union') return written(raw ?? name);
  const shown = elements.filter((element) => element.name !== 'undefined');
  return shown.some((element) => element.name === 'unknown')
    ? written((raw ?? name).replace(/ \| undefined$/, ''))
    : shown.map(nameType).join(' | ');
}

/** Shows each property’s type by its values: Storybook says « union » of any union. */
export const nameTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      return [
        name,
        type ? { ...argType, table: { ...argType.table, type: { summary: nameType(type) } } } : argType,
      ];
    }),
  );
};
