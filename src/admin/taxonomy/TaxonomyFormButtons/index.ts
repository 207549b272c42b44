export { TaxonomyFormButtons } from './TaxonomyFormButtons.tsx';
