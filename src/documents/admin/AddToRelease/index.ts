export { AddToRelease } from './AddToRelease.tsx';
