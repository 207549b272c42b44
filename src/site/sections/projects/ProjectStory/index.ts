export { ProjectStory, type ProjectStoryProps } from './ProjectStory.tsx';
