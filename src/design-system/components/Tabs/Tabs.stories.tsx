import { Mic, PenLine, Target, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Section } from '../../primitives/Section/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  {
    value: 'creation',
    label: 'Création',
    icon: PenLine,
    content: <Text>Une identité que l’on reconnaît.</Text>,
  },
  { value: 'redaction', label: 'Rédaction', icon: Mic, content: <Text>Des mots qui se disent.</Text> },
  { value: 'evenements', label: 'Événements', icon: Users, content: <Text>Une salle qui écoute.</Text> },
  {
    value: 'strategie',
    label: 'Stratégie',
    icon: Target,
    content: <Text>Un plan qui tient en une page.</Text>,
  },
];

const meta = preview.meta({
  title: 'Composants/Onglets · Tabs',
  component: Tabs,
  args: { label: 'Services', tabs, onValueChange: fn() },
  argTypes: { tabs: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Des panneaux dont un seul se montre. Tous sont dans le HTML, pour que la page prérendue porte tout son texte.

\`\`\`tsx
<Tabs label="Services" tabs={[{ value: 'creation', label: 'Création', content: <Creation /> }]} />
<Tabs value={params.get('onglet')} onValueChange={…} … />
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rédaction' }));
    await expect(await canvas.findByRole('tabpanel', { name: 'Rédaction' })).toHaveTextContent(
      'Des mots qui se disent.',
    );
    await expect(args.onValueChange).toHaveBeenCalledWith('redaction');
  }),
});

export const States = meta.story(inStates);

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section spacing="compact">
        <Tabs label="Lignes" tabs={tabs} />
        <Tabs label="Pastilles" tabs={tabs} variant="pill" />
        <Tabs label="Largeur" tabs={tabs.slice(0, 2)} variant="pill" isFitted />
      </Section>
      <Section spacing="compact" tone="dark">
        <Tabs label="Lignes, fond sombre" tabs={tabs} />
        <Tabs label="Pastilles, fond sombre" tabs={tabs} variant="pill" />
      </Section>
    </>
  ),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Création' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Événements' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Stratégie' })).toHaveTextContent(
      'Un plan qui tient en une page.',
    );
  },
});
