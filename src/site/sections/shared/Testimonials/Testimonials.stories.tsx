import preview from '#storybook/preview.tsx';
import { Testimonials, type TestimonialsProps } from './Testimonials.tsx';

const testimonials: TestimonialsProps['testimonials'] = [
  {
    name: 'Marie-Ève Gagnon',
    role: 'Directrice du marketing',
    company: 'Coop Lévis',
    content: 'Notre balado a remplacé trois brochures et amené plus d’appels que toutes nos annonces.',
    rating: 5,
  },
  {
    name: 'Karim Bensalem',
    role: 'Président',
    company: 'Atelier Limoilou',
    content: 'Je craignais la caméra. Après deux jours, je répétais mes discours devant elle.',
    rating: 5,
  },
  {
    name: 'Sophie Tremblay',
    role: 'Chef des communications',
    company: 'Clinique du Vieux-Port',
    content: 'Une équipe qui écoute avant de proposer. C’est rare.',
    rating: 4.5,
  },
];

const meta = preview.meta({
  title: 'Sections/Partagées/Témoignages · Testimonials',
  component: Testimonials,
  args: {
    title: 'Ils ont pris le micro',
    testimonials,
  },
  parameters: {
    guide: {
      use: ['Pour les mots de plusieurs clients.'],
      instead: [
        { when: 'Il n’y en a qu’un, d’un projet', take: 'features/projects/site/ProjectView' },
        { when: 'C’est un chiffre par client', take: 'site/sections/visibility/SuccessStories' },
      ],
    },
    description: `Les mots des clients : une citation mène en grand, les autres se tiennent à côté, chacune avec l’onde que dessine le nom de qui parle et sa note sur cinq.

Aussi : citation, avis, carrousel.

\`\`\`tsx
<Testimonials title="Ils ont pris le micro" testimonials={[first, ...others]} />
\`\`\`

**À faire** : placer en premier la citation qu’un inconnu répéterait.

**À éviter** : des guillemets dans \`content\` : la section les pose elle-même.`,
  },
});

export const Default = meta.story();
