import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StrategyServices } from './StrategyServices.tsx';
import { strategyServicesContent } from './strategyServices.section.ts';

const meta = preview.meta({
  title: 'Sections/Stratégie et accompagnement/Services de stratégie · StrategyServices',
  component: StrategyServices,
  args: strategyServicesContent,
  parameters: {
    guide: {
      use: ['Sur la page Stratégie : un service par onglet.'],
      instead: [
        { when: 'Ce sont des services audiovisuels', take: 'site/sections/audiovisual/AudiovisualServices' },
        { when: 'De communication', take: 'site/sections/visibility/VisibilityServices' },
      ],
    },
    description: `Un service de stratégie par onglet, en pastilles : l’investissement, l’échéancier, ce qui est compris. L’onglet ouvert est dans l’adresse (\`?onglet=influence\`); \`highlight\` ajoute « Le point de départ habituel ».

Contrairement aux onglets de la page Communication et visibilité, « En discuter » ouvre toujours le formulaire sur le même sujet, la stratégie.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Stratégie' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Stratégie' })).toHaveTextContent('2 500–8 000 €');
  },
});
