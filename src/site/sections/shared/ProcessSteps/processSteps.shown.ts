import { showWith } from '#site/contents/section.ts';
import { ProcessSteps } from './ProcessSteps.tsx';
import { processStepsSchema } from './processSteps.schema.ts';

export default showWith(processStepsSchema, ProcessSteps);
