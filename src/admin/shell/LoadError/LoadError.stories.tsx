import { expect, fn } from 'storybook/test';
import { DataError } from '#data/errors.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { LoadError } from './LoadError.tsx';

const failed = {
  isPending: false,
  isError: true,
  error: new DataError('server', { serverMessage: 'Internal server error' }),
  isFetching: false,
  refetch: fn(),
};

const meta = preview.meta({
  title: 'Administration/Cadre/Échec du chargement · LoadError',
  component: LoadError,
  args: {
    title: 'Impossible de charger les articles.',
    query: failed,
  },
  parameters: {
    guide: {
      use: ['À la place d’une liste ou d’un panneau dont les données ne sont pas venues.'],
      instead: [
        { when: 'Les données sont venues, et il n’y en a pas', take: 'design-system/components/EmptyState' },
        { when: 'Un enregistrement a échoué', take: 'documents/admin/EditingNotices' },
      ],
    },
    layout: 'padded',
    description: `À la place d’un contenu qui n’a pas pu être chargé : ce qui est arrivé, en français, et un bouton pour redemander.

\`\`\`tsx
<LoadError title={notices.articlesNotLoaded.description} query={query} />
\`\`\`

**À faire** : reprendre la phrase de la notification : c’est elle qui annonce l’échec, ce panneau reste muet.

**À éviter** : un \`EmptyState\` après un échec : « rien » n’est pas « pas lu ».`,
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Le serveur a rencontré un problème.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(failed.refetch).toHaveBeenCalledOnce();
  }),
});
