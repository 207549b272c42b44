import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Field } from '../Field/index.ts';
import { SearchInput } from './SearchInput.tsx';

const meta = preview.meta({
  title: 'Formulaires/SearchInput',
  component: SearchInput,
  args: { placeholder: 'Titre ou extrait', onChange: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Une recherche ; Échap l’efface.

\`\`\`tsx
<Field label="Rechercher un article" isLabelHidden><SearchInput value={query} onChange={…} /></Field>
\`\`\``,
      },
    },
  },
  render: (args) => (
    <Field label="Rechercher un article" isLabelHidden>
      <SearchInput {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un article' }), 'voix');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
});

export const Prefilled = meta.story({ args: { defaultValue: 'balado' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Rechercher un article' });
    await userEvent.tab();
    await userEvent.keyboard('balado');
    await expect(search).toHaveValue('balado');
    await userEvent.tab();
    await expect(search).not.toHaveFocus();
  },
});
