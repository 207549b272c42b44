import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { NativeSelect } from './NativeSelect.tsx';

const items = [
  { value: 'podcast', label: 'Production de balado' },
  { value: 'video', label: 'Vidéo d’entreprise' },
  { value: 'events', label: 'Événements et captation' },
];

const meta = preview.meta({
  title: 'Formulaires/Liste déroulante du navigateur · NativeSelect',
  component: NativeSelect,
  args: { items, placeholder: 'Choisir un service', onChange: fn() },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `La liste du navigateur, pour les pages prérendues : elle marche avant l’arrivée des scripts et ouvre le sélecteur du téléphone.

\`\`\`tsx
<Field label="Service"><NativeSelect items={services} placeholder="Choisir un service" {...register('service')} /></Field>
\`\`\``,
  },
  render: (args) => (
    <Field label="Service souhaité">
      <NativeSelect {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Service souhaité' });
    await expect(list).toHaveDisplayValue('Choisir un service');
    await userEvent.selectOptions(list, 'Vidéo d’entreprise');
    await expect(list).toHaveValue('video');
    await expect(args.onChange).toHaveBeenCalledOnce();
  }),
});
