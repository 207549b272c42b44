import { LegalText } from './LegalText.tsx';
import type { LegalTextContent } from './legalText.section.ts';

/** Of a page that is no legal text, nobody needs to know when it was last changed. */
const Chapters = (content: LegalTextContent) => <LegalText {...content} isDated={false} />;

export default { 'termsOfService/text': Chapters };
