import { paths } from '#paths.ts';
import type { DirectionsContent } from './directions.section.ts';

export const directionsContent = {
  title: 'Vous cherchiez peut-être',
  directions: [
    { label: 'Nos services', description: 'Balado, vidéo, image de marque, stratégie', to: paths.services },
    {
      label: 'Nos formations',
      description: 'Prise de parole, entrevues, leadership vocal',
      to: paths.formations,
    },
    {
      label: 'Nos réalisations',
      description: 'Ce que nos clients ont fait entendre',
      to: paths.realizations,
    },
    { label: 'Le blogue', description: 'Conseils d’écriture, de son et d’image', to: paths.blog },
  ],
} satisfies DirectionsContent;
