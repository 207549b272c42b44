import { describeSection } from '#documents/contents/section.ts';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';

export const formationTestimonialsContent = {
  eyebrow: 'Témoignages',
  title: 'Ils sont montés sur scène depuis',
  testimonials: [
    {
      name: 'Geneviève Lachance',
      role: 'Directrice des communications',
      company: 'Coopérative du Faubourg',
      content:
        'Le lundi, j’avais les mains moites. Le jeudi, j’ai donné une entrevue en direct à l’heure de pointe. Mon PDG m’a demandé qui m’avait coachée.',
      rating: 5,
    },
    {
      name: 'Mathieu Bélanger',
      role: 'Associé fondateur',
      company: 'Atelier Nordique Architectes',
      content:
        'On perdait des concours d’architecture à l’oral. Après l’art oratoire, on en a gagné trois sur quatre avec la même équipe et les mêmes dessins.',
      rating: 5,
    },
    {
      name: 'Fatou Diallo',
      role: 'Chargée de projets numériques',
      company: 'Fondation Main tendue',
      content:
        'Tout ce qu’on a appris s’est retrouvé dans notre campagne du mois suivant. Le module sur le téléphone vaut le prix à lui seul.',
      rating: 5,
    },
  ],
};

export default describeSection({
  key: 'formations/formationTestimonials',
  title: 'Témoignages',
  order: 3,
  schema: testimonialsSchema,
  content: formationTestimonialsContent,
});
