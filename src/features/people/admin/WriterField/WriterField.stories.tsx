import { fn } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { WriterField } from './WriterField.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Choix d’un auteur · WriterField',
  tags: ['no-visual'],
  component: WriterField,
  globals: { role: 'admin' },
  args: {
    label: 'Nouvel auteur',
    exceptId: accountByRole.editor.user_id,
    value: null,
    isDisabled: false,
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ['Dans une fenêtre qui transfère des articles.'],
      instead: [{ when: 'Le choix est court et connu', take: 'design-system/forms/Select' }],
    },
    layout: 'padded',
    docs: {
      description: {
        component: `
Quelqu’un d’autre qui peut écrire des articles.`,
      },
    },
  },
});

export const Default = meta.story();

export const Invalid = meta.story({ args: { error: 'Choisissez qui les reçoit.' } });
