export { UploadQueue } from './UploadQueue.tsx';
