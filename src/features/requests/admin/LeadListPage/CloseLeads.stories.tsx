import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CloseLeads } from './CloseLeads.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Fermer · CloseLeads',
  component: CloseLeads,
  args: { subject: 'Camille Roy', onClose: fn(), onChoose: fn(async () => true) },
  parameters: {
    guide: {
      use: ['Pour fermer une ou plusieurs demandes, gagnées ou perdues.'],
      instead: [{ when: 'La demande va à une autre étape', take: 'features/requests/admin/LeadBoard' }],
    },
    description:
      'Comment se terminent des demandes : gagnées, ou perdues et pourquoi. L’équipe lit la raison, et la personne si elle demande ce qui est conservé sur elle.',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Default = meta.story();

/** Sans raison, elle ne se ferme pas. */
export const Lost = meta.story({
  name: 'Perdues',
  args: { stage: 'lost' },
});
