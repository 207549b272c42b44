import type { ReactNode } from 'react';
import { StatLabel, StatRoot, StatValue } from './Stat.styles.ts';

export interface StatProps {
  /** Le chiffre, comme il se lit : « 150+ », « 95 % ». */
  value: ReactNode;
  label: string;
  /** Une ligne d’explication sous l’étiquette. */
  note?: string;
  size?: 'medium' | 'large' | 'display';
  tone?: 'default' | 'accent';
  className?: string;
}

/** One figure that convinces, in the display face, and what it counts. */
export function Stat({ value, label, note, size = 'large', tone = 'default', className }: StatProps) {
  return (
    <StatRoot className={className}>
      <StatLabel>
        {label}
        {note && <small>{note}</small>}
      </StatLabel>
      <StatValue data-size={size} data-tone={tone}>
        {value}
      </StatValue>
    </StatRoot>
  );
}
