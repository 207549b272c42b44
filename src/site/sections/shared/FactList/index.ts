export { FactList } from './FactList.ts';
