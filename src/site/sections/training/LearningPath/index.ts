export { LearningPath, type LearningPathProps } from './LearningPath.tsx';
