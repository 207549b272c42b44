import { describeSection } from '#documents/contents/section.ts';
import type { TestimonialsProps } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';

export const trainingTestimonialsContent = {
  eyebrow: 'Témoignages',
  title: 'Ce qu’on nous dit en sortant',
  testimonials: [
    {
      name: 'Julie Ouellet',
      role: 'Directrice générale',
      company: 'Clinique de la Rivière',
      content:
        'La simulation de crise a été brutale et drôle à la fois. Deux mois plus tard, la vraie est arrivée, et personne n’a paniqué.',
      rating: 5,
    },
    {
      name: 'Karim Haddad',
      role: 'Vice-président, ventes',
      company: 'Laboratoires Nordé',
      content:
        'Ma coach m’a fait couper la moitié de ma présentation. C’est la moitié qui reste qui a signé le contrat.',
      rating: 5,
    },
    {
      name: 'Marie-Pier Savard',
      role: 'Porte-parole',
      company: 'Festival Lumières d’hiver',
      content:
        'Quarante entrevues en trois jours, et j’ai fini avec de la voix. Sans le coaching, je finissais en mime.',
      rating: 5,
    },
  ],
};

export default describeSection({
  key: 'training/trainingTestimonials',
  title: 'Témoignages',
  order: 4,
  schema: testimonialsSchema,
  content: trainingTestimonialsContent,
  props: { tone: 'band' } satisfies Partial<TestimonialsProps>,
});
