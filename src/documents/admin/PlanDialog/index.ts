export { describePlan, endOfPlan, formatPlan, isEnd, withEnd } from './formatPlan.ts';
export type { PlanMoments } from './plan.schema.ts';
export { PlanDialog, type PlanDialogProps, type PlanStep } from './PlanDialog.tsx';
