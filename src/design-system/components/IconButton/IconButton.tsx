import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import { inactive } from '../../primitives/renderElement.tsx';
import type { ButtonProps } from '../Button/index.ts';
import { SpinnerBars } from '../Spinner/index.ts';
import { IconButtonRoot } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'isBlock' | 'size' | 'pendingLabel'
> {
  /** Ce que fait le bouton, et à quoi : « Supprimer l’article Le son des fêtes ». */
  label: string;
  /** L’icône, seule dans le bouton. */
  icon: LucideIcon;
  /** Le rang de l’action; d’office, en retrait. */
  variant?: ButtonProps['variant'];
  /** `small` fait 36 px, pour les tableaux denses (44 px au téléphone). */
  size?: 'small' | 'medium';
}

/** A square button with an icon alone; its label is its accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  isDisabled,
  isPending,
  render,
  ...props
}: IconButtonProps) {
  return (
    <IconButtonRoot
      render={render}
      aria-label={label}
      aria-busy={isPending || undefined}
      data-variant={variant}
      data-size={size}
      data-pending={isPending || undefined}
      {...(!render && { type: 'button' as const })}
      {...props}
      {...((isDisabled || isPending) && inactive)}
    >
      {isPending ? <SpinnerBars /> : <Icon icon={icon} />}
    </IconButtonRoot>
  );
}
