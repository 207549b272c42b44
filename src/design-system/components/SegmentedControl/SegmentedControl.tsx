import { Toggle } from '@base-ui/react/toggle';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Segment, SegmentedControlRoot } from './SegmentedControl.styles.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Ce que l’on choisit, pour les technologies d’assistance. */
  label: string;
  /** Les choix, tous visibles. */
  items: readonly { value: Value; label: string; icon?: LucideIcon }[];
  /** Le choix en cours. */
  value: Value;
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange: (value: Value) => void;
  /** La hauteur du contrôle. */
  size?: 'small' | 'medium';
}

/** One of a few views or filters, all in sight; arrows move along. The choice takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  size = 'medium',
}: SegmentedControlProps<Value>) {
  return (
    <SegmentedControlRoot
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const item = items.find((other) => other.value === chosen);
        if (item) onValueChange(item.value);
      }}
    >
      {items.map((item) => (
        <Toggle key={item.value} value={item.value} render={<Segment data-size={size} />}>
          {item.icon && <Icon icon={item.icon} />}
          <span>{item.label}</span>
        </Toggle>
      ))}
    </SegmentedControlRoot>
  );
}
