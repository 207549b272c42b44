import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Answer, DisclosureRoot, Summary } from './Disclosure.styles.ts';

export interface DisclosureProps {
  /** La question ou le titre qui l’ouvre. */
  summary: ReactNode;
  /** Le texte qui s’ouvre. */
  children: ReactNode;
  /** Ouvert au départ. */
  isInitiallyOpen?: boolean;
  /** S’ouvre ou se ferme. */
  onToggle?: () => void;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** A text that opens under its title. The browser's own `<details>`: it works before the scripts are there, and is found by search. */
export function Disclosure({ summary, children, isInitiallyOpen, onToggle, className }: DisclosureProps) {
  return (
    <DisclosureRoot className={className} open={isInitiallyOpen} onToggle={onToggle}>
      <Summary>
        {summary}
        <Icon icon={Plus} />
      </Summary>
      <Answer>{children}</Answer>
    </DisclosureRoot>
  );
}
