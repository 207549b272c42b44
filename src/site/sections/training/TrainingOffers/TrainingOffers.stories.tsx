import { expect } from 'storybook/test';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import preview from '#storybook/preview.tsx';
import { TrainingOffers } from './TrainingOffers.tsx';
import { trainingOffersContent } from './trainingOffers.section.ts';

const meta = preview.meta({
  title: 'Sections/Formation en communication/Offres de formation · TrainingOffers',
  component: TrainingOffers,
  args: { ...trainingOffersContent, courses: courseCatalogueContent.courses },
  parameters: {
    guide: {
      use: ['Sur la page Formation : le groupe et le coaching, avec leurs prix.'],
      instead: [{ when: 'C’est tout le catalogue', take: 'site/sections/formations/CourseCatalogue' }],
    },
    description: `Deux onglets : les formations de groupe, ouvertes d’abord, et le coaching, au prix de la séance. L’onglet ouvert est dans l’adresse (\`?onglet=coaching\`).

Une formation qui est aussi au catalogue y a son prix : changé là, il l’est partout. Une formation propre à cette page a le sien.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Formations' })).toHaveAttribute('aria-selected', 'true');
    const cards = canvas.getAllByRole('article').map((card) => card.textContent ?? '');
    const expected = [
      ['Art oratoire', '890\u00a0€', '8 participants'],
      ['Leadership', '1\u00a0290\u00a0€', '10 participants'],
      ['Storytelling', '590\u00a0€', '12 participants'],
      ['Communication de crise', '1\u00a0190\u00a0€', '6 participants'],
    ];
    for (const [index, facts] of expected.entries()) {
      for (const fact of facts) await expect(cards[index]).toContain(fact);
    }
    for (const modules of canvas.getAllByRole('list', { name: /Modules/ })) {
      await expect(modules.children).toHaveLength(5);
      await expect(modules.lastElementChild).toHaveTextContent('+ 2 autres modules...');
    }
  },
});

/** L’adresse ouvre l’onglet qu’elle nomme. */
export const CoachingFromAddress = meta.story({
  name: 'Coaching venu de l’adresse',
  parameters: { path: '/?onglet=coaching' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'Coaching' });
    const expected = [
      ['180 €', '1h30', '5-10 séances'],
      ['250 €', '2h', '2-5 séances'],
      ['450 €', '3h', '3-6 séances'],
    ];
    for (const fact of expected.flat()) await expect(panel).toHaveTextContent(fact);
  },
});
