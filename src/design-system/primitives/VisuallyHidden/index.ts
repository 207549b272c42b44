export { Announcement, VisuallyHidden } from './VisuallyHidden.tsx';
