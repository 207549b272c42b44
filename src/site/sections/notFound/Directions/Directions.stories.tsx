import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Directions } from './Directions.tsx';
import { directionsContent } from './directions.content.ts';

const meta = preview.meta({
  title: 'Sections/Introuvable/Directions',
  component: Directions,
  args: directionsContent,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(args.directions.map(({ to }) => to));
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
