export { NewMessages } from './NewMessages.tsx';
