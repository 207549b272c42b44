import preview from '#storybook/preview.tsx';
import { Story } from './Story.tsx';
import { storyContent } from './story.content.ts';

const meta = preview.meta({
  title: 'Sections/À propos/Story',
  component: Story,
  args: storyContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
