export { CategoriesPanel } from './CategoriesPanel.tsx';
