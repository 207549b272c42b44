import { expect } from 'storybook/test';
import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { AboutPage } from './AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/À propos',
  component: AboutPage,
  parameters: { path: paths.about },
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

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
