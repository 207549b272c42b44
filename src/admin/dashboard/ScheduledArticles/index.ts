export { ScheduledArticles } from './ScheduledArticles.tsx';
