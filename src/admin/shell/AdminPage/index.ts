export { AdminPage, type AdminPageProps } from './AdminPage.tsx';
export { PageBar, type PageBarProps } from './PageBar.tsx';
