import { fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import preview from '#storybook/preview.tsx';
import { articleWords } from '../testing/words.ts';
import { SaveProblem, type SaveProblemProps } from './SaveProblem.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Enregistrement en échec · SaveProblem',
  component: SaveProblem,
  parameters: {
    guide: {
      use: ['Au-dessus du formulaire, quand un enregistrement n’est pas passé.'],
      instead: [
        { when: 'Rien n’a pu être chargé', take: 'admin/shell/LoadError' },
        { when: 'Un champ est en faute', take: 'design-system/forms/FormErrorSummary' },
      ],
    },
    layout: 'padded',
    description: `Au-dessus du formulaire : ce qui empêche d’enregistrer, et quoi y faire. C’est un avertissement quand un nouvel essai part de lui-même, un refus quand rien n’y changera. La notification l’annonce déjà : ce panneau reste muet pour un lecteur d’écran.

Il ne montre rien d’un slug déjà pris, dit à côté de son champ, ni d’une session terminée, qui a sa propre fenêtre.`,
  },
  args: {
    words: articleWords,
    problem: new DataError('rateLimited'),
    phase: 'retrying' as SaveProblemProps['phase'],
    onRetry: fn(),
    onRecreate: fn(),
  },
  argTypes: { problem: { control: false } },
});

/** Un échec qui peut passer : le prochain essai part de lui-même, ou tout de suite. */
export const Default = meta.story();

/** Un refus que rien ne changera : il est dit, avec sa raison. */
export const Refused = meta.story({ args: { problem: new DataError('refused'), phase: 'idle' } });

/** L’article n’existe plus : le texte, oui. */
export const Gone = meta.story({ args: { problem: new DataError('notFound'), phase: 'idle' } });
