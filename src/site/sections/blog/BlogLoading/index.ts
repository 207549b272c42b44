export { BlogLoading } from './BlogLoading.tsx';
