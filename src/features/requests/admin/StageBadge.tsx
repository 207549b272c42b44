import { type LeadStage, leadStages } from '#features/requests/data/lead.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';

const variants = {
  new: 'default',
  discussion: 'secondary',
  proposal: 'accent',
  won: 'success',
  lost: 'outline',
} as const satisfies Record<LeadStage, BadgeProps['variant']>;

/** How far a lead is. */
export const StageBadge = ({ stage }: { stage: LeadStage }) => (
  <Badge variant={variants[stage]}>{leadStages[stage]}</Badge>
);
