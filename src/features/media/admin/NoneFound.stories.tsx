import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MediaSkeleton } from './MediaGrid/MediaSkeleton.tsx';
import { NoneFound } from './NoneFound.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Rien trouvé · NoneFound',
  component: NoneFound,
  args: { title: 'Aucun média', onClear: fn() },
  parameters: {
    layout: 'padded',
    description: 'À la place de la médiathèque, quand la recherche ne trouve rien.',
  },
});

export const Default = meta.story();

/** `MediaSkeleton` : pendant que les médias viennent. */
export const Loading = meta.story({ tags: ['no-visual'], render: () => <MediaSkeleton /> });
