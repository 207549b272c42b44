import { showWith } from '#site/contents/section.ts';
import { CourseConditions } from './index.ts';
import { courseConditionsSchema } from './courseConditions.section.ts';

export default showWith(courseConditionsSchema, CourseConditions);
