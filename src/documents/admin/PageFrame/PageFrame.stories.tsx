import preview from '#storybook/preview.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Fenêtre d’aperçu · PageFrame',
  tags: ['no-visual'],
  component: PageFrame,
  args: {
    title: 'Un aperçu',
    width: 375,
    onOpen: (page: Document) => {
      page.body.append('Une pièce du site, à la largeur d’un téléphone.');
      return () => page.body.replaceChildren();
    },
  },
  parameters: {
    guide: {
      use: ['Pour montrer une pièce du site dans le back-office, à une largeur choisie.'],
      instead: [{ when: 'La page se corrige sur elle-même', take: 'features/pages/admin/PagesPage' }],
    },
    layout: 'padded',
    description:
      'Une pièce du site dans une fenêtre à la largeur d’un téléphone ou d’un bureau. C’est une image : rien n’y prend le focus et rien n’y mène ailleurs.',
  },
});

export const Default = meta.story();

export const Desk = meta.story({ name: 'Bureau', args: { width: 1280 } });
