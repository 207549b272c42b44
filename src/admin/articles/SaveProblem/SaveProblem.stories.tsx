import { fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import preview from '#storybook/preview.tsx';
import { SaveProblem, type SaveProblemProps } from './SaveProblem.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Enregistrement en échec',
  component: SaveProblem,
  parameters: { layout: 'padded' },
  args: {
    problem: new DataError('rateLimited'),
    phase: 'waiting' as SaveProblemProps['phase'],
    onRetry: fn(),
    onStartOver: fn(),
  },
  argTypes: { problem: { control: false } },
});

/** Un échec qui peut passer : le prochain essai part de lui-même, ou tout de suite. */
export const Default = meta.story();

/** Un refus que rien ne changera : il est dit, avec sa raison. */
export const Refused = meta.story({ args: { problem: new DataError('refused'), phase: 'rest' } });

/** L’article n’existe plus : le texte, oui. */
export const Gone = meta.story({ args: { problem: new DataError('notFound'), phase: 'rest' } });
