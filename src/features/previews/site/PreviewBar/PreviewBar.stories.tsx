import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PreviewBar, type PreviewBarProps } from './PreviewBar.tsx';

const meta = preview.meta({
  title: 'Sections/Aperçu/Barre d’aperçu · PreviewBar',
  component: PreviewBar,
  args: {
    endsAt: '2126-12-07T19:05:00+00:00',
    contentHash: 'une-version',
    unseen: [{ term: 'Adresse', value: 'https://exemple.ca/blog/filmer-une-entrevue' }],
    onApprove: fn<PreviewBarProps['onApprove']>(async () => 'approved'),
  },
  parameters: {
    guide: {
      use: ['Au-dessus de tout aperçu d’un seul texte.'],
      instead: [
        { when: 'L’aperçu est celui d’une mise en ligne', take: 'features/previews/site/ReleaseBar' },
      ],
    },
    description: `Au-dessus d’un article, ou d’une page dont une section est partagée par un lien : que c’est un aperçu, jusqu’à quand, et « Approuver cette version ». Reste en vue pendant la lecture. Ce qui est tapé reste, quoi que devienne l’envoi.

Si le texte change pendant la lecture, la page montre le nouveau et rien n’est approuvé : la personne relit, puis recommence.`,
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const open = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByText('Approuver cette version', { selector: 'summary' }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/jusqu’au 7 décembre 2126 à 14.h.05\.$/)).toBeVisible();
    await expect(canvas.getByLabelText(/Votre nom/)).not.toBeVisible();
  },
});

/** `ApprovalForm` : qui approuve, et un mot pour l’équipe. Une adresse qui n’en finit pas passe à la ligne. */
export const Blank = meta.story({
  args: {
    unseen: [{ term: 'Adresse', value: `https://exemple.ca/blog/${'anticonstitutionnellement-'.repeat(6)}` }],
  },
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Approuver cette version' })).toBeVisible();
    await expect(canvas.getByText(/anticonstitutionnellement-$/)).toBeVisible();
  },
});

export const InvalidSubmit = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), '  {Enter}');
    await expect(await canvas.findByText('Écrivez votre nom.')).toBeVisible();
    await userEvent.paste('a'.repeat(101));
    await expect(await canvas.findByText('Raccourcissez votre nom : 100 caractères au plus.')).toBeVisible();
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Votre nom' }));
    await userEvent.paste(' Marie Roy ');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Un mot pour l’équipe' }));
    await userEvent.paste('C’est bon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette version' }));
    const note = await canvas.findByText('Version approuvée par Marie Roy. Merci, l’équipe le voit déjà.');
    await waitFor(() => expect(note).toHaveFocus());
    const input = { name: 'Marie Roy', comment: 'C’est bon.' };
    await expect(args.onApprove).toHaveBeenCalledWith(input, expect.any(String));
  },
});
