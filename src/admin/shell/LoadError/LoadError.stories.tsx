import { expect, fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { LoadError } from './LoadError.tsx';

const meta = preview.meta({
  title: 'Administration/Échec du chargement',
  component: LoadError,
  args: {
    title: 'Impossible de charger les articles.',
    error: new DataError('server', { serverMessage: 'Internal server error' }),
    onRetry: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
À la place d’un contenu qui n’a pas pu être chargé : ce qui est arrivé, ce que le serveur a répondu, un bouton pour redemander.

\`\`\`tsx
<LoadError
  title={notices.articlesNotLoaded.description}
  error={query.error}
  isRetrying={query.isFetching}
  onRetry={() => void query.refetch()}
/>
\`\`\`

**À faire** : reprendre la phrase de la notification : c’est elle qui annonce l’échec, ce panneau reste muet.

**À éviter** : un \`EmptyState\` après un échec : « rien » n’est pas « pas lu ».`,
      },
    },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Internal server error/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
});

export const Retrying = meta.story({ args: { isRetrying: true } });
