export { endOfPlan, formatPlan } from './formatPlan.ts';
export { PlanChange, type PlanChangeProps } from './PlanChange.tsx';
