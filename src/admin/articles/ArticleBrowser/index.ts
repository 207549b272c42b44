export { ArticleBrowser, type ArticleBrowserProps } from './ArticleBrowser.tsx';
