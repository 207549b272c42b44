import { aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectTestimonial } from './ProjectTestimonial.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Témoignage d’un projet · ProjectTestimonial',
  component: ProjectTestimonial,
  args: { testimonials: aProject.testimonials },
  parameters: {
    guide: {
      use: ['Sur la page d’un projet : les mots d’un seul client.'],
      instead: [{ when: 'Il y en a plusieurs', take: 'site/sections/shared/Testimonials' }],
    },
    description: 'Les mots du client, avec son portrait. Sans témoignage, la section disparaît.',
  },
});

export const Default = meta.story();
