export { PrivacyLinks } from './PrivacyLinks.tsx';
