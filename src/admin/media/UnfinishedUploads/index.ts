export { UnfinishedUploads, type UnfinishedUploadsProps } from './UnfinishedUploads.tsx';
