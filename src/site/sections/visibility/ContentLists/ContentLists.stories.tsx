import preview from '#storybook/preview.tsx';
import { ContentLists } from './ContentLists.tsx';
import { contentListsContent } from './contentLists.content.ts';

const meta = preview.meta({
  title: 'Sections/Communication et visibilité/ContentLists',
  component: ContentLists,
  args: contentListsContent,
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
