import { describeSection } from '#site/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { visibilityProcessContent } from './visibilityProcess.content.ts';

export default describeSection({
  key: 'communication/visibilityProcess',
  title: 'Méthode',
  group: 'pages',
  pages: ['communication'],
  order: 3,
  schema: processStepsSchema,
  content: visibilityProcessContent,
});
