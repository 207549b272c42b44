import { describeSection } from '#site/contents/section.ts';
import { statsBandSchema } from '#site/sections/shared/StatsBand/statsBand.schema.ts';
import { aboutStatsContent } from './aboutStats.content.ts';

export default describeSection({
  key: 'about/aboutStats',
  title: 'Chiffres',
  group: 'pages',
  pages: ['about'],
  order: 1,
  schema: statsBandSchema,
  content: aboutStatsContent,
});
