import preview from '#storybook/preview.tsx';
import { Values } from './Values.tsx';
import { valuesContent } from './values.content.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Values',
  component: Values,
  args: valuesContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
