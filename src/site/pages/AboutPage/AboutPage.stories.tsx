import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { AboutPage } from './AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/À propos · AboutPage',
  component: AboutPage,
  parameters: {
    path: paths.about,
    description: `À propos (\`/about\`) : les chiffres, le récit, la mission et la vision, les valeurs, les expertises, l’équipe.

**À éviter** : aligner ses chiffres sur ceux de l’accueil : « 50+ projets livrés » ici et « 150+ » là-bas sont deux contenus distincts.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Les quatre chiffres', async () => {
      for (const figure of ['50+', '8 ans', '100 %', '24/7']) {
        await expect(canvas.getByText(figure)).toBeVisible();
      }
    });
    await step('Les liens vers contact, réalisations et services', async () => {
      const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      for (const path of [paths.contact, paths.realizations, paths.services]) {
        await expect(targets).toContain(path);
      }
    });
  },
});
