import { expect, fn, screen, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { Select } from './Select.tsx';

const items = [
  { value: 'draft', label: 'Brouillon' },
  { value: 'published', label: 'Publié' },
  { value: 'archived', label: 'Archivé' },
];

const meta = preview.meta({
  title: 'Formulaires/Liste déroulante · Select',
  component: Select,
  args: { items, placeholder: 'Choisir un statut', onValueChange: fn() },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une liste où choisir, pour le back-office. Un choix n’a jamais de valeur vide; « pas de réponse » est \`null\`.

Aussi : dropdown, combobox, menu déroulant.

\`\`\`tsx
<Controller
  name="status"
  control={control}
  render={({ field: { onChange, ...field } }) => <Select {...field} onValueChange={onChange} items={statuses} />}
/>
\`\`\``,
    docs: { story: { inline: false, height: '18rem' } },
  },
  render: (args) => (
    <Field label="Statut">
      <Select {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const list = canvas.getByRole('combobox', { name: 'Statut' });
    await expect(list).toHaveTextContent('Choisir un statut');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await step('Entrée ouvre, la flèche descend, Entrée choisit', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Brouillon' });
      await waitFor(() => expect(screen.getByRole('option', { name: 'Brouillon' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('published'));
    });
    await step('le focus revient', async () => {
      await waitFor(() => expect(list).toHaveFocus());
      await expect(list).toHaveTextContent('Publié');
    });
  }),
});

export const States = meta.story(inStates);

export const Open = meta.story({
  args: { defaultValue: 'published', isInitiallyOpen: true },
  play: inTests(async () => {
    await expect(await screen.findByRole('option', { name: 'Publié' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }),
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Statut" error="Choisissez un statut." isRequired>
      <Select {...args} />
    </Field>
  ),
});
