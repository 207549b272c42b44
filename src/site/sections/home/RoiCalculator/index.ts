export { RoiCalculator, type RoiCalculatorProps } from './RoiCalculator.tsx';
