export { LoadNotice, type LoadNoticeProps } from './LoadNotice.tsx';
