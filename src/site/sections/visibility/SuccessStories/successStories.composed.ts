import { SuccessStories } from './SuccessStories.tsx';

export default { 'communication/successStories': SuccessStories };
