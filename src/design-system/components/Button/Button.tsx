import type { useRender } from '@base-ui/react/use-render';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { inactive } from '../../primitives/renderElement.tsx';
import { SpinnerBars } from '../Spinner/index.ts';
import { ButtonRoot } from './Button.styles.ts';

export interface ButtonProps extends Omit<useRender.ComponentProps<'button'>, 'disabled'> {
  /** Le rang de l’action : son guide dit lequel prendre. */
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';
  /** La hauteur du bouton. */
  size?: 'small' | 'medium' | 'large';
  /** Icône avant les mots. */
  iconStart?: LucideIcon;
  /** Icône après les mots. */
  iconEnd?: LucideIcon;
  /** Ne se presse pas pour l’instant. */
  isDisabled?: boolean;
  /** Une requête est en cours : inactif, avec une onde qui parle avant les mots. */
  isPending?: boolean;
  /** Les mots pendant l’attente, quand ils changent. */
  pendingLabel?: string;
  /** Prend toute la largeur. */
  isBlock?: boolean;
}

/**
 * A button, or a link that looks like one: `<Button render={<Link to={paths.contact} />}>`. Its colours follow the surface
 * that it stands on.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  iconStart,
  iconEnd,
  isDisabled,
  isPending,
  pendingLabel,
  isBlock,
  render,
  children,
  ...props
}: ButtonProps) {
  const words = (isPending && pendingLabel) || children;
  // Without an icon or words of their own, the bars stand in front of the words: the button keeps its width.
  const isCovered = isPending && !pendingLabel && !iconStart;
  return (
    <ButtonRoot
      render={render}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-pending={isPending || undefined}
      data-covered={isCovered || undefined}
      aria-busy={isPending || undefined}
      {...(!render && { type: 'button' as const })}
      {...props}
      {...((isDisabled || isPending) && inactive)}
    >
      {isPending ? <SpinnerBars /> : iconStart && <Icon icon={iconStart} />}
      <span>{words}</span>
      {iconEnd && <Icon icon={iconEnd} />}
    </ButtonRoot>
  );
}

/** What can be done with what stands beside it: small and outlined. */
export const SmallButton = (props: ButtonProps) => <Button size="small" variant="outline" {...props} />;
