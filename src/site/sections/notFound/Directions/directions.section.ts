import type { z } from 'zod';
import { group, line, link, list } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const directionsSchema = group('Directions', {
  title: line('Titre', 60),
  directions: list(
    'Directions',
    group('Direction', { label: line('Nom', 40), description: line('Description', 80), to: link() }),
    { min: 1, max: 6, toKey: ({ to }) => to },
  ),
});

/** Where someone who is lost may have wanted to go. */
export type DirectionsContent = z.infer<typeof directionsSchema>;

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

export default describeSection({
  key: 'notFound/directions',
  title: 'Où aller',
  order: 1,
  schema: directionsSchema,
  content: directionsContent,
});
