import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { RoiCalculator } from './RoiCalculator.tsx';
import { roiCalculatorContent } from './roiCalculator.section.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/Calculateur · RoiCalculator',
  component: RoiCalculator,
  args: roiCalculatorContent,
  parameters: {
    guide: {
      use: ['Une fois, sur l’accueil : estimer ce qu’un budget rapporte.'],
      instead: [
        { when: 'La personne veut une vraie soumission', take: 'features/requests/site/ContactMessage' },
      ],
    },
    description: `Le calculateur de rendement de l’accueil : trois réponses obligatoires, un budget de 5 000 à 100 000 $, un horizon de 3 à 24 mois. Tout se calcule dans la page; après 1,5 seconde, le résultat est annoncé une fois en entier pendant que les chiffres montent.

La couleur suit le rendement (vert dès 200 %, bleu dès 100 %, orange dès 50 %, rouge en deçà) et un verdict la dit en mots. Changer une réponse laisse le résultat précédent à l’écran jusqu’au prochain calcul.

**À éviter** : le présenter comme une promesse : garder \`caveat\` sous les chiffres.`,
  },
});

const choose = async (
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  ...labels: string[]
) => {
  const fields = ['Type de service', 'Taille de l’entreprise', 'Secteur'];
  for (const [index, label] of labels.entries())
    await userEvent.selectOptions(canvas.getByLabelText(fields[index] ?? ''), label);
};

/** `RoiForm` : de quoi une estimation est faite. */
export const Blank = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Calculer mon ROI' });
    await expect(canvas.getByText('Prêt à calculer votre ROI ?')).toBeVisible();
    await expect(canvas.getByLabelText('Budget')).toHaveValue('10000');
    await expect(canvas.getByLabelText('Horizon')).toHaveValue('6');
    await step('Le bouton attend les trois réponses', async () => {
      await choose({ canvas, userEvent }, 'Vidéo Corporate', 'Entreprise Moyenne');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.selectOptions(canvas.getByLabelText('Secteur'), 'Finance');
      await expect(button).not.toHaveAttribute('aria-disabled');
    });
  }),
});

export const Results = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await choose({ canvas, userEvent }, 'Solution Complète', 'Startup/PME', 'Technologie');
    await fireEvent.change(canvas.getByLabelText('Budget'), { target: { value: '20000' } });
    await fireEvent.change(canvas.getByLabelText('Horizon'), { target: { value: '9' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Calculer mon ROI' }));
    await step('Le bouton dit que le calcul est en cours', async () => {
      await expect(canvas.getByRole('button', { name: 'Calcul en cours...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(canvas.queryByText('Prêt à calculer votre ROI ?')).toBeNull();
    });
    await step('Le résultat est annoncé une fois, en entier', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/rendement de 625 %/));
    });
    await step('Les chiffres comptent jusqu’à leur valeur', async () => {
      await waitFor(() => expect(canvas.getByText('625 %')).toBeVisible());
      await expect(canvas.getByText('145 080 $')).toBeVisible();
      await expect(canvas.getByText('193 440 $')).toBeVisible();
      await expect(canvas.getByText('20 000 $', { selector: 'dd' })).toBeVisible();
      await expect(canvas.getByText('1 mois')).toBeVisible();
    });
    await expect(canvas.getByRole('button', { name: 'Calculer mon ROI' })).toHaveFocus();
    await step('Le résultat mène au formulaire avec ses chiffres', async () => {
      const link = canvas.getByRole('link', { name: 'Recevoir cette estimation' });
      await expect(link).toHaveAttribute('href', `${paths.contact}#votre-estimation`);
    });
    if (await endsHere()) return;
    await step('Une page nette se tient à côté du site pendant que le navigateur imprime', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      const sheet = document.querySelector('body > [data-sheet]');
      await expect(sheet).toHaveTextContent('Solution Complète');
      await expect(sheet).not.toBeVisible();
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(document.querySelector('body > [data-sheet]')).toBeNull());
      print.mockRestore();
    });
  },
});
