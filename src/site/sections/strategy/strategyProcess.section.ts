import { describeSection } from '#site/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { strategyProcessContent } from './strategyProcess.content.ts';

export default describeSection({
  key: 'strategy/strategyProcess',
  title: 'Phases',
  group: 'pages',
  pages: ['strategy'],
  order: 4,
  schema: processStepsSchema,
  content: strategyProcessContent,
});
