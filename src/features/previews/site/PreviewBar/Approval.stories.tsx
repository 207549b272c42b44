import { fn } from 'storybook/test';
import type { ApprovalProps } from './Approval.tsx';
import preview from '#storybook/preview.tsx';
import { Approval } from './Approval.tsx';

const meta = preview.meta({
  title: 'Sections/Aperçu/Approbation · Approval',
  tags: ['no-visual'],
  component: Approval,
  args: {
    contentHash: 'une-version',
    unseen: [{ term: 'Adresse', value: 'https://exemple.ca/blog/filmer-une-entrevue' }],
    onApprove: fn<ApprovalProps['onApprove']>(async () => 'approved'),
  },
  parameters: {
    guide: {
      use: ['Dans la barre d’un aperçu : approuver ce que l’on vient de lire.'],
      instead: [{ when: 'La personne veut en dire plus', take: 'features/previews/site/PreviewNotes' }],
    },
    description:
      'Approuve ce qui est affiché dessous; reste en vue pendant la lecture. Ce qui est tapé reste, quoi que devienne l’envoi.',
  },
});

export const Default = meta.story();

/** Toute une mise en ligne. */
export const Release = meta.story({ name: 'Mise en ligne', args: { of: 'release' } });
