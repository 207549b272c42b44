import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { BlogFailure } from './BlogFailure.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Blogue en panne · BlogFailure',
  component: BlogFailure,
  args: {
    eyebrow: 'Blogue',
    title: 'Impossible de charger les articles.',
    reason: 'Le serveur met trop de temps à répondre.',
    isRetrying: false,
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: ['À la place d’une page du blogue dont les données ne sont pas venues.'],
      instead: [
        { when: 'L’adresse n’existe pas', take: 'site/pages/NotFoundPage' },
        { when: 'C’est le back-office', take: 'admin/shell/LoadError' },
      ],
    },
    description: `À la place d’une page du blogue dont les données ne sont pas venues : ce qui manque, pourquoi, « Réessayer » et le téléphone. La raison est annoncée aux lecteurs d’écran.

**À éviter** : un article qui n’existe pas ou n’est pas publié : c’est la page introuvable.`,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  }),
});
