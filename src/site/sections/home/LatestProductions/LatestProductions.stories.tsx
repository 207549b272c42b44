import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#app/paths.ts';
import { LatestProductions } from './LatestProductions.tsx';
import { latestProductionsContent } from './latestProductions.content.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/LatestProductions',
  component: LatestProductions,
  args: latestProductionsContent,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('12 novembre 2026')).toBeVisible();
    for (const course of canvas.getAllByRole('link', { name: /€/ }))
      await expect(course).toHaveAttribute('href', paths.formations);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
