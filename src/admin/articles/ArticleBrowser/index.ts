export { ArticleBrowser } from './ArticleBrowser.tsx';
