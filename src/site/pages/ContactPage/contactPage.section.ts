import { describePage } from '#site/contents/describePage.ts';
import { describeSection } from '#site/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { followUpContent, headContent, heroContent } from './contactPage.content.ts';

export default [
  ...describePage('contact', { headContent, heroContent }),
  describeSection({
    key: 'contact/followUp',
    title: 'La suite',
    group: 'pages',
    pages: ['contact'],
    order: 2,
    schema: processStepsSchema,
    content: followUpContent,
  }),
];
