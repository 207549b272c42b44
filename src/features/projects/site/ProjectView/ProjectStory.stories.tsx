import { aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectStory } from './ProjectStory.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Récit d’un projet · ProjectStory',
  component: ProjectStory,
  args: aProject,
  parameters: {
    guide: {
      use: ['Sur la page d’un projet : chiffres, défi, solution, résultats.'],
      instead: [{ when: 'L’histoire tient dans un onglet', take: 'site/sections/strategy/CaseStudies' }],
    },
    description: `Ce que le projet devait changer : les chiffres d’abord, puis le défi, la solution et les résultats, chacun son titre dans la marge.

**À faire** : un chiffre que le client peut vérifier.`,
  },
});

export const Default = meta.story();

/** Un projet dont les résultats ne s’écrivent pas encore. */
export const WithoutResults = meta.story({
  name: 'Sans résultats',
  args: { results: [], facts: aProject.facts.slice(0, 1) },
});
