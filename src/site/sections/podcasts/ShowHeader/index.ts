export { ShowHeader, type ShowHeaderProps } from './ShowHeader.tsx';
