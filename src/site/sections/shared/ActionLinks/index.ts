export { ActionLinks, type Action, type ActionLinksProps } from './ActionLinks.tsx';
