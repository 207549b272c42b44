import { showWith } from '#site/contents/section.ts';
import { LearningPath } from './index.ts';
import { learningPathSchema } from './learningPath.section.ts';

export default showWith(learningPathSchema, LearningPath);
