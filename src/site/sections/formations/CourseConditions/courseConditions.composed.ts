import { CourseConditions } from './CourseConditions.tsx';

export default { 'formations/courseConditions': CourseConditions };
