import preview from '#storybook/preview.tsx';
import { CourseConditions } from './CourseConditions.tsx';
import { courseConditionsContent } from './courseConditions.section.ts';

const meta = preview.meta({
  title: 'Sections/Formations/Conditions · CourseConditions',
  component: CourseConditions,
  args: courseConditionsContent,
  parameters: {
    guide: {
      use: ['Sur la page Formations : ce qui vaut pour toutes.'],
      instead: [{ when: 'Cela ne vaut que pour une', take: 'site/sections/formations/CourseCatalogue' }],
    },
    description: `Ce que comprend toute formation, le long d’une seule onde : avant, pendant, après. La note du bas vaut pour toutes : l’attestation et la loi du 1 %.

**À éviter** : y mettre ce qui ne vaut que pour une formation; cela va au catalogue.`,
  },
});

export const Default = meta.story();
