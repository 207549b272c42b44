export { BlogFailure, type BlogFailureProps } from './BlogFailure.tsx';
