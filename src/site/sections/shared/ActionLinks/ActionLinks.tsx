import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';

/** A link that asks for something: a path of the site, or a whole address (`tel:`, `mailto:`, `https:`). */
export interface Action {
  label: string;
  to: string;
}

export interface ActionLinksProps {
  /** The first one is the primary action, the others stay quiet. */
  actions: readonly Action[];
  /** `primary` is the page's accent; `secondary` suits a ground that is itself the accent. */
  variant?: 'primary' | 'secondary';
}

/** The buttons under a title: one that stands out, the others beside it. Links, so that they work before any script. */
export function ActionLinks({ actions, variant = 'primary' }: ActionLinksProps) {
  return (
    <Cluster $gap={4}>
      {actions.map(({ label, to }, index) => (
        <Button
          key={label}
          size="large"
          variant={index === 0 ? variant : 'outline'}
          render={<Link to={to} />}
        >
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
