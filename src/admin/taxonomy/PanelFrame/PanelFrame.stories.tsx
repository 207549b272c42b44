import preview from '#storybook/preview.tsx';
import { PanelFrame } from './PanelFrame.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Cadre',
  component: PanelFrame,
  args: {
    title: 'Tags',
    count: 2,
    isLoading: false,
    emptyText: 'Aucun tag.',
    form: <p>Le formulaire.</p>,
    children: <p>Radio, balado</p>,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Une colonne de l’écran : un formulaire, et sous lui ce qui existe. Personne ne sait encore combien il y en a pendant le chargement; sans rien, le cadre dit à quoi cela servirait.`,
      },
    },
  },
});

export const Default = meta.story();
