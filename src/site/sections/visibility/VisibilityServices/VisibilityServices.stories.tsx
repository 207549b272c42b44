import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisibilityServices } from './VisibilityServices.tsx';
import { visibilityServicesContent } from './visibilityServices.section.ts';

const meta = preview.meta({
  title: 'Sections/Communication et visibilité/Services de visibilité · VisibilityServices',
  component: VisibilityServices,
  args: visibilityServicesContent,
  parameters: {
    guide: {
      use: ['Sur la page Communication : un service par onglet, avec son budget.'],
      instead: [
        { when: 'Ce sont des services de stratégie', take: 'site/sections/strategy/StrategyServices' },
        { when: 'Audiovisuels', take: 'site/sections/audiovisual/AudiovisualServices' },
      ],
    },
    description: `Un service de communication par onglet, avec son budget habituel; l’onglet ouvert est dans l’adresse (\`?onglet=redaction\`). « Demander une soumission » ouvre le formulaire sur le sujet du service.

**À éviter** : renommer un \`id\` : les liens déjà partagés retomberaient sur le premier onglet.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Création' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Création' })).toHaveTextContent('500–5 000 €');
  },
});
