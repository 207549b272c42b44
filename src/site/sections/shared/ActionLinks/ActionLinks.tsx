import { Link, useLocation } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { fromPage } from '#site/contactAbout.ts';
import { Actions } from './ActionLinks.styles.ts';

/** A link that asks for something: a path of the site, or a whole address (`tel:`, `mailto:`, `https:`). */
export interface Action {
  label: string;
  to: string;
}

export interface ActionLinksProps {
  /** La première est l’action principale, les autres restent en retrait. */
  actions: readonly Action[];
  /** `primary` est l’accent de la page; `secondary` convient à un fond qui est lui-même l’accent. */
  variant?: 'primary' | 'secondary';
}

/** The buttons under a title: one that stands out, the others beside it, as links on a phone. Links, so that they work before any script. */
export function ActionLinks({ actions, variant = 'primary' }: ActionLinksProps) {
  const { pathname } = useLocation();
  return (
    <Actions $gap={4}>
      {actions.map(({ label, to }, index) => (
        <Button
          key={label}
          size="large"
          variant={index === 0 ? variant : 'outline'}
          render={<Link to={fromPage(pathname, to)} />}
        >
          {label}
        </Button>
      ))}
    </Actions>
  );
}
