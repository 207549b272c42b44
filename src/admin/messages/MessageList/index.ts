export { MessageList } from './MessageList.tsx';
export { MessagesSkeleton } from './MessagesSkeleton.tsx';
