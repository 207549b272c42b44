import { describeSection } from '#documents/contents/section.ts';
import { statsBandSchema } from '#site/sections/shared/StatsBand/statsBand.schema.ts';

/** The four figures (product: about). */
export const aboutStatsContent = {
  title: '{nom} en chiffres',
  stats: [
    { value: '50+', label: 'projets livrés' },
    { value: '8 ans', label: 'd’expérience' },
    { value: '100 %', label: 'de clients satisfaits' },
    { value: '24/7', label: 'soutien à nos clients' },
  ],
};

export default describeSection({
  key: 'about/aboutStats',
  title: 'Chiffres',
  order: 1,
  schema: statsBandSchema,
  content: aboutStatsContent,
});
