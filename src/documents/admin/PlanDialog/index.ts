export { endOfPlan, formatPlan } from './formatPlan.ts';
export { PlanDialog, type PlanDialogProps, type PlanStep } from './PlanDialog.tsx';
export { usePlanDate } from './usePlanDate.ts';
