import { expect } from 'storybook/test';
import { paths } from '#app/paths.ts';
import preview from '#storybook/preview.tsx';
import { ServicesPage } from './ServicesPage.tsx';

const meta = preview.meta({
  title: 'Pages/Services',
  component: ServicesPage,
  parameters: { path: paths.services },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toContain(paths.contact);
    await expect(targets).toContain(paths.portfolio);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
