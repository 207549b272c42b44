import { Briefcase, Building2, Store } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = preview.meta({
  title: 'Formulaires/Cartes à choisir · RadioCards',
  component: RadioCards,
  args: {
    legend: 'Taille de l’entreprise',
    name: 'taille',
    onChange: fn(),
    items: [
      { value: 'small', label: 'Petite', description: 'Moins de 50 personnes', icon: Store },
      { value: 'medium', label: 'Moyenne', description: 'De 50 à 250 personnes', icon: Briefcase },
      { value: 'large', label: 'Grande', description: 'Plus de 250 personnes', icon: Building2 },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un choix parmi quelques-uns qui méritent d’être lus. Reçoit \`register\` de react-hook-form tel quel.

\`\`\`tsx
<RadioCards legend="Taille de l’entreprise" items={sizes} {...register('size')} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Moyenne'));
    await expect(canvas.getByRole('radio', { name: /Moyenne/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  }),
});

export const States = meta.story(inStates);

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'small' } });

export const Invalid = meta.story({
  args: { error: 'Choisissez une taille.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choisissez une taille.');
  },
});
