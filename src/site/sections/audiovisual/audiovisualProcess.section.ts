import { describeSection } from '#site/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { audiovisualProcessContent } from './audiovisualProcess.content.ts';

export default describeSection({
  key: 'audiovisual/audiovisualProcess',
  title: 'Processus',
  group: 'pages',
  pages: ['audiovisual'],
  order: 2,
  schema: processStepsSchema,
  content: audiovisualProcessContent,
});
