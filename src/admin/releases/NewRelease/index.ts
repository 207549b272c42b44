export { NewRelease } from './NewRelease.tsx';
