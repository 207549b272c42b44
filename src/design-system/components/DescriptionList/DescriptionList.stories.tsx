import { Clock, Phone, Users } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Durée', value: '2 jours', icon: Clock },
  { term: 'Participants', value: '8 au plus', icon: Users },
  { term: 'Téléphone', value: '418 555-0142', icon: Phone },
];

const meta = preview.meta({
  title: 'Composants/Liste de termes · DescriptionList',
  component: DescriptionList,
  args: { items },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Des faits par leur nom : heures d’ouverture, prix et durée d’un cours, détails d’un fichier.

\`\`\`tsx
<DescriptionList items={[{ term: 'Durée', value: '2 jours', icon: Clock }]} />
\`\`\``,
  },
});

export const Default = meta.story();
