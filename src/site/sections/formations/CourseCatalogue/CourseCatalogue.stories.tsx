import { expect } from 'storybook/test';
import { aListedCourseSession } from '#features/courses/site/testing/courseSessions.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { courseCatalogueContent } from './courseCatalogue.section.ts';

const meta = preview.meta({
  title: 'Sections/Formations/Catalogue · CourseCatalogue',
  component: CourseCatalogue,
  args: courseCatalogueContent,
  parameters: {
    guide: {
      use: ['Sur la page Formations : tout le catalogue, avec les prix.'],
      instead: [
        { when: 'Ce sont les dates', take: 'site/sections/training/UpcomingSessions' },
        { when: 'Le groupe et le coaching se comparent', take: 'site/sections/training/TrainingOffers' },
      ],
    },
    description: `Les formations et leur prix en euros, par personne : celle qui porte \`featured\` mène avec l’étiquette « La plus complète », les autres suivent ligne par ligne. On voit quatre modules de chacune, puis le nombre des autres.

**À faire** : ranger la vedette en premier, l’ordre de la liste est celui de la page.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Quatre formations, aux prix et aux durées prévus', async () => {
      const courses = canvas.getAllByRole('article').map((article) => article.textContent ?? '');
      const expected = [
        ['Leadership vocal', '3\u00a0jours', '1\u00a0290\u00a0€'],
        ['Art oratoire', '2\u00a0jours', '890\u00a0€'],
        ['Media training', '1\u00a0jour', '650\u00a0€'],
        ['Communication numérique', '1,5\u00a0jour', '750\u00a0€'],
      ];
      await expect(courses).toHaveLength(expected.length);
      for (const [index, facts] of expected.entries()) {
        for (const fact of facts) await expect(courses[index]).toContain(fact);
      }
    });
    await step('Quatre modules, puis le nombre des autres', async () => {
      const [modules] = canvas.getAllByRole('list', { name: /Modules/ });
      await expect(modules?.children).toHaveLength(5);
      await expect(canvas.getAllByText('+ 3 autres modules...')).toHaveLength(2);
      await expect(canvas.getAllByText('+ 2 autres modules...')).toHaveLength(2);
    });
    await step('Chaque bouton mène à la page de contact', async () => {
      for (const link of canvas.getAllByRole('link', { name: /S’inscrire/ })) {
        await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe(paths.contact);
      }
    });
  },
});

/** La date dit elle-même où elle se donne, et à quel prix. */
export const Dated = meta.story({
  name: 'Avec une date',
  args: { sessions: [aListedCourseSession({ place: null, price: 790 })] },
  play: async ({ canvas }) => {
    const course = canvas.getAllByRole('article')[1];
    await expect(course).toHaveTextContent(/Format\s*En visioconférence/);
    await expect(course).toHaveTextContent(/790 € à cette date/);
  },
});
