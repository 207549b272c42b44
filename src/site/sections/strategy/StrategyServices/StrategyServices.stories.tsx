import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StrategyServices } from './StrategyServices.tsx';
import { strategyServicesContent } from './strategyServices.content.ts';

const meta = preview.meta({
  title: 'Sections/Stratégie et accompagnement/StrategyServices',
  component: StrategyServices,
  args: strategyServicesContent,
  parameters: {
    docs: {
      description: {
        component: `
Un service de stratégie par onglet, en pastilles : l’investissement, l’échéancier, ce qui est compris. L’onglet ouvert est dans l’adresse (\`?onglet=influence\`); \`highlight\` ajoute « Le point de départ habituel ».

Contrairement aux onglets de la page Communication et visibilité, « En discuter » ouvre toujours le formulaire sur le même sujet, la stratégie.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Stratégie' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Stratégie' })).toHaveTextContent('2 500–8 000 €');
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const expected = [
      ['Positionnement', '1 800–5 000 €'],
      ['Préparation', '800–2 500 €'],
      ['Influence', '3 000–15 000 €'],
    ] as const;
    await userEvent.tab();
    for (const [name, range] of expected) {
      await step(name, async () => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(await canvas.findByRole('tabpanel', { name })).toHaveTextContent(range);
      });
    }
  },
});

/** L’adresse ouvre l’onglet qu’elle nomme. */
export const FromAddress = meta.story({
  parameters: { path: '/?onglet=influence' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Influence' })).toBeVisible();
  },
});
