import { SuccessStories } from './index.ts';

export default { 'communication/successStories': SuccessStories };
