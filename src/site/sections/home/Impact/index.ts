export { Impact, type ImpactProps } from './Impact.tsx';
