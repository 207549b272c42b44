export { TagsPanel } from './TagsPanel.tsx';
