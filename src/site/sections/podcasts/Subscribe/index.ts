export { Subscribe, type SubscribeProps } from './Subscribe.tsx';
