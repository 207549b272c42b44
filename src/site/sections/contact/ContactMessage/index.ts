export { ContactMessage, type ContactMessageProps } from './ContactMessage.tsx';
