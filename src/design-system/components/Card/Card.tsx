import type { useRender } from '@base-ui/react/use-render';
import { CardBody, CardFooter, CardHeader, CardMedia, CardRoot } from './Card.styles.ts';

export interface CardProps extends useRender.ComponentProps<'div'> {
  /** Les marges. */
  density?: 'regular' | 'dense';
}

/**
 * A surface that groups one thing. `Card.Media`, `Card.Header`, `Card.Body` and `Card.Footer` set its parts; `render` makes
 * it an `<article>` or an `<li>`.
 */
export function Card({ density = 'regular', ...props }: CardProps) {
  return <CardRoot data-density={density} {...props} />;
}

Card.Media = CardMedia;
Card.Header = CardHeader;
Card.Body = CardBody;
Card.Footer = CardFooter;
