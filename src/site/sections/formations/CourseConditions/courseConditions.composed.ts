import { CourseConditions } from './index.ts';

export default { 'formations/courseConditions': CourseConditions };
