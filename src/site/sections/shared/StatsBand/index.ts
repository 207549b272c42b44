export { StatList, StatsBand, type Stat, type StatsBandProps } from './StatsBand.tsx';
