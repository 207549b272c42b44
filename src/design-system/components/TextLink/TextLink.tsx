import type { useRender } from '@base-ui/react/use-render';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { TextLinkRoot } from './TextLink.styles.ts';

export interface TextLinkProps extends useRender.ComponentProps<'a'> {
  /** Où se trouve le lien. */
  variant?: 'inline' | 'standalone' | 'quiet' | 'title';
  /** Icône après les mots d’un lien seul; elle avance un peu sous le pointeur. */
  iconEnd?: LucideIcon;
}

/** A link in text: `<TextLink render={<Link to={paths.about} />}>`. Its colour follows the surface. */
export function TextLink({ variant = 'inline', iconEnd, children, ...props }: TextLinkProps) {
  return (
    <TextLinkRoot data-variant={variant} {...props}>
      {iconEnd ? (
        <>
          <span>{children}</span>
          <Icon icon={iconEnd} />
        </>
      ) : (
        children
      )}
    </TextLinkRoot>
  );
}
