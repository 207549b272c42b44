import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { SearchInput } from './SearchInput.tsx';

const meta = preview.meta({
  title: 'Formulaires/Champ de recherche · SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Rechercher un article', placeholder: 'Titre ou extrait', onChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Une recherche; Échap l’efface.

Aussi : recherche, loupe.

\`\`\`tsx
<SearchInput aria-label="Rechercher un article" value={query} onChange={…} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un article' }), 'voix');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  }),
});

export const States = meta.story(inStates);
