import { showWith } from '#site/contents/section.ts';
import { ContactMessage } from './ContactMessage.tsx';
import { contactMessageSchema } from './contactMessage.section.ts';

export default showWith(contactMessageSchema, ContactMessage);
