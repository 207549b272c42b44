export { Spinner, SpinnerBars, type SpinnerProps } from './Spinner.tsx';
