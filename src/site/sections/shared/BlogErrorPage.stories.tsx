import { DataError } from '#data/errors.ts';
import preview from '#storybook/preview.tsx';
import { BlogErrorPage } from './BlogErrorPage.tsx';

const fail = () => {
  throw new DataError('offline');
};

const meta = preview.meta({
  title: 'Pages/Page qui n’est pas venue · BlogErrorPage',
  component: BlogErrorPage,
  parameters: {
    path: '/blog',
    route: '/blog/:slug?',
    loading: { loader: fail, ErrorBoundary: BlogErrorPage },
    description:
      'À la place d’une page du blogue, ou d’une page composée, dont les données ne sont pas venues : « Réessayer » les redemande.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();

export const Article = meta.story({ name: 'Un article', parameters: { path: '/blog/un-article' } });
