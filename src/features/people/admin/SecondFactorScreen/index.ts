export { SecondFactorScreen } from './SecondFactorScreen.tsx';
