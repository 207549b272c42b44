import { showWith } from '#site/contents/section.ts';
import { CourseConditions } from './CourseConditions.tsx';
import { courseConditionsSchema } from './courseConditions.section.ts';

export default showWith(courseConditionsSchema, CourseConditions);
