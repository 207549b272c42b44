import preview from '#storybook/preview.tsx';
import { PanelFrame } from './PanelFrame.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Cadre · PanelFrame',
  tags: ['no-visual'],
  component: PanelFrame,
  args: {
    title: 'Tags',
    count: 2,
    isLoading: false,
    emptyText: 'Aucun tag. Un article peut en porter plusieurs.',
    form: <p>Le formulaire.</p>,
    children: <p>Radio, balado</p>,
  },
  argTypes: { form: { control: false }, children: { control: false } },
  parameters: {
    guide: {
      use: ['Autour d’un formulaire et de la liste de ce qu’il crée.'],
      instead: [{ when: 'C’est une carte sans liste', take: 'design-system/components/Card' }],
    },
    layout: 'padded',
    description:
      'Une colonne de l’écran : un formulaire, et sous lui ce qui existe. Personne ne sait encore combien il y en a pendant le chargement; sans rien, le cadre dit à quoi cela servirait.',
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { count: undefined, isLoading: true } });

export const Empty = meta.story({ args: { count: 0 } });
