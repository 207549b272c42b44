import { showWith } from '#site/contents/section.ts';
import { LearningPath } from './LearningPath.tsx';
import { learningPathSchema } from './learningPath.section.ts';

export default showWith(learningPathSchema, LearningPath);
