import type { ReactNode } from 'react';
import { StatLabel, StatRoot, StatValue } from './Stat.styles.ts';

export interface StatProps {
  /** Le chiffre, comme il se lit : « 150+ », « 95 % ». */
  value: ReactNode;
  /** Ce que le chiffre compte. */
  label: string;
  /** La taille du chiffre. */
  size?: 'medium' | 'large';
}

/** A number stays on one line, with its sign: « 42 000 », « 95 % ». */
const joinNumbers = (value: string) =>
  value.replaceAll(/([\d+×−-]) (?=\d)/g, '$1\u00A0').replaceAll(/(\d) (?=[%$€])/g, '$1\u00A0');

/** One figure that convinces, in the display face, and what it counts. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <StatRoot>
      <StatLabel>{label}</StatLabel>
      <StatValue data-size={size}>{typeof value === 'string' ? joinNumbers(value) : value}</StatValue>
    </StatRoot>
  );
}
