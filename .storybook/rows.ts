import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/csf';
import type { CountedList } from '#mocks/amounts.ts';

/** Where a screen shows a list, `parameters.rows` names it: « Controls » then asks how many rows there are. */
export const offerRows: ArgTypesEnhancer = ({ argTypes, parameters }) =>
  parameters.rows
    ? {
        ...argTypes,
        rows: {
          name: 'rows',
          description: 'Combien il y en a dans la base de données; d’office, autant que l’histoire en a.',
          type: { name: 'number' },
          control: { type: 'range', min: 0, max: 200, step: 1 },
          table: { category: 'Données' },
        },
      }
    : argTypes;

/** What somebody has chosen there; nothing where the story is as it was written. */
export function getRows({ args, parameters }: Pick<StoryContext, 'args' | 'parameters'>) {
  const { rows } = args as { rows?: number };
  const list = parameters.rows as CountedList | undefined;
  return list && rows !== undefined ? { list, rows } : null;
}
