import { fn } from 'storybook/test';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { ApprovalForm } from './ApprovalForm.tsx';

const meta = preview.meta({
  title: 'Sections/Aperçus/Approuver un texte · ApprovalForm',
  component: ApprovalForm,
  args: { action: 'Approuver cette page', onSubmit: fn(async () => undefined) },
  parameters: {
    layout: 'padded',
    description: 'Qui approuve, et un mot pour l’équipe. Ce qui est tapé reste, quoi qu’il arrive.',
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({ decorators: [submitted] });
