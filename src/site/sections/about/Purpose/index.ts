export { Purpose, type PurposeProps } from './Purpose.tsx';
