import type { ReactNode } from 'react';
import { StatLabel, StatRoot, StatValue } from './Stat.styles.ts';

export interface StatProps {
  /** Le chiffre, comme il se lit : « 150+ », « 95 % ». */
  value: ReactNode;
  /** Ce que le chiffre compte. */
  label: string;
  /** Une ligne d’explication sous l’étiquette. */
  note?: string;
  /** La taille du chiffre. */
  size?: 'medium' | 'large' | 'display';
  /** La couleur du chiffre. */
  tone?: 'default' | 'accent';
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** A number stays on one line, with its sign: « 42 000 », « 95 % ». */
const joinNumbers = (value: string) =>
  value.replaceAll(/([\d+×−-]) (?=\d)/g, '$1\u00A0').replaceAll(/(\d) (?=[%$€])/g, '$1\u00A0');

/** One figure that convinces, in the display face, and what it counts. */
export function Stat({ value, label, note, size = 'large', tone = 'default', className }: StatProps) {
  return (
    <StatRoot className={className}>
      <StatLabel>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </StatLabel>
      <StatValue data-size={size} data-tone={tone}>
        {typeof value === 'string' ? joinNumbers(value) : value}
      </StatValue>
    </StatRoot>
  );
}
