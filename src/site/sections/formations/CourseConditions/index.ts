export { CourseConditions, type CourseConditionsProps } from './CourseConditions.tsx';
