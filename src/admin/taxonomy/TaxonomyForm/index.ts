export { TaxonomyForm, type TaxonomyFormProps } from './TaxonomyForm.tsx';
export { WholeRow } from './TaxonomyForm.styles.ts';
