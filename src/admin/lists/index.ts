export { ListRegion } from './ListRegion.tsx';
export { pageNumberOf as pageOf } from '#data/pageNumber.ts';
export { PageLinks } from './PageLinks.tsx';
export { SearchField } from './SearchField.tsx';
export { missingPage } from './missingPage.ts';
export { useListPlace } from './useListPlace.ts';
