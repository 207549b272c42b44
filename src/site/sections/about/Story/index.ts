export { Story, type StoryProps } from './Story.tsx';
