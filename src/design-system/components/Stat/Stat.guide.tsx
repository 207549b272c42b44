import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Stat } from './Stat.tsx';

export const guide: Guide = {
  use: ['Un chiffre vérifiable convainc : clients, écoutes, satisfaction.'],
  instead: [
    { when: 'C’est un fait parmi d’autres', take: 'design-system/components/DescriptionList' },
    { when: 'Il y en a plus de quatre', take: 'design-system/components/Table' },
    { when: 'Toute une bande de chiffres', take: 'site/sections/shared/StatsBand' },
  ],
  anatomy: {
    picture: <Stat value="95 %" label="de clients satisfaits" />,
    parts: [
      { name: 'Le chiffre, avec son signe, sur une ligne', at: 'dd, :scope > div > div > :last-child' },
      { name: 'Ce qu’il compte' },
    ],
  },
  variants: {
    size: { medium: 'Une carte.', large: 'Une bande.' },
  },
  heard: '« De clients satisfaits, 95 % » : ce qu’il compte, puis le chiffre.',
  texts: [
    'Le chiffre comme il se lit : « 42 000 », « 95 % », « 150+ ». L’étiquette : 30 signes, sans point.',
  ],
  dos: [
    {
      text: 'Dire d’où vient le chiffre.',
      picture: <Stat value="4,9/5" label="note moyenne de 212 participants" />,
    },
  ],
  donts: [
    {
      text: 'Plus de quatre à la fois : aucun n’en sort.',
      picture: (
        <Cluster>
          {['12', '48', '150+', '95 %', '7'].map((value) => (
            <Stat key={value} value={value} label="succès" size="medium" />
          ))}
        </Cluster>
      ),
    },
  ],
};
