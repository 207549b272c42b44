import { showWith } from '#site/contents/section.ts';
import { ContactMessage } from './index.ts';
import { contactMessageSchema } from './contactMessage.section.ts';

export default showWith(contactMessageSchema, ContactMessage);
