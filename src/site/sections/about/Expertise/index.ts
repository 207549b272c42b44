export { Expertise, type ExpertiseProps } from './Expertise.tsx';
