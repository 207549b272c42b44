export { ChangeBadge, type ChangeBadgeProps, PlannedBadge } from './ChangeBadge.tsx';
