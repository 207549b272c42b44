export { DeleteArticleButton } from './DeleteArticleButton.tsx';
