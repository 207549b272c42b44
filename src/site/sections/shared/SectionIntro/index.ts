export { SectionIntro, type SectionIntroProps } from './SectionIntro.tsx';
export { SectionTitle } from './SectionTitle.tsx';
