export { RefusedScreen } from './RefusedScreen.tsx';
