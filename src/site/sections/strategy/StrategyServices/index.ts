export { StrategyServices, type StrategyServicesProps } from './StrategyServices.tsx';
