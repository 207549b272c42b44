import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Fact, Facts } from './DescriptionList.styles.ts';

export interface DescriptionListProps {
  /** Les faits, chacun avec son nom; un fait sans valeur ne se montre pas. */
  items: readonly { term: string; value: ReactNode; icon?: LucideIcon }[];
  /** La place de la valeur. */
  layout?: 'rows' | 'stack';
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** Facts by name: opening hours, price and duration of a course, details of a file. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <Facts className={className} data-layout={layout}>
      {items
        .filter(({ value }) => Boolean(value))
        .map(({ term, value, icon }) => (
          <Fact key={term}>
            <dt>
              {icon && <Icon icon={icon} />}
              <span>{term}</span>
            </dt>
            <dd>{value}</dd>
          </Fact>
        ))}
    </Facts>
  );
}
