export { RootErrorPage } from './RootErrorPage.tsx';
