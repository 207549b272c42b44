import type { useRender } from '@base-ui/react/use-render';
import { CardBody, CardFooter, CardHeader, CardMedia, CardRoot } from './Card.styles.ts';

export interface CardProps extends useRender.ComponentProps<'div'> {
  /** Ce que pèse la carte : une seule mène. */
  variant?: 'plain' | 'feature' | 'dark';
  /** Les marges. */
  density?: 'regular' | 'dense';
  /** Se soulève sous le pointeur : seulement si le lien de son titre la couvre. */
  isInteractive?: boolean;
}

/**
 * A surface that groups one thing. `Card.Media`, `Card.Header`, `Card.Body` and `Card.Footer` set its parts; `render` makes
 * it an `<article>` or an `<li>`. In an interactive card, the link of the title stretches over the card
 * (`Card.Body` around `<TextLink data-cover>`).
 */
export function Card({ variant = 'plain', density = 'regular', isInteractive, ...props }: CardProps) {
  return (
    <CardRoot
      data-variant={variant}
      data-density={density}
      data-interactive={isInteractive || undefined}
      {...props}
    />
  );
}

Card.Media = CardMedia;
Card.Header = CardHeader;
Card.Body = CardBody;
Card.Footer = CardFooter;
