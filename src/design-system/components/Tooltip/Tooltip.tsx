import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Bubble, Positioner } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** Quelques mots qui redisent le nom d’une icône; jamais le seul endroit où une chose est dite. */
  text: string;
  /** Ce qu’elle explique : un bouton ou un lien qui a son propre nom accessible. */
  children: ReactElement;
  /** Le côté où les mots paraissent. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Ne dit rien, tant que le nom est déjà à l’écran. */
  isDisabled?: boolean;
  /** Les mots sont là d’entrée. */
  isInitiallyOpen?: boolean;
}

/** Words that appear beside a control under the pointer or the focus; touch screens don't show them. */
export function Tooltip({ text, children, side = 'top', isDisabled, isInitiallyOpen }: TooltipProps) {
  return (
    <BaseTooltip.Root disabled={isDisabled} defaultOpen={isInitiallyOpen}>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <Positioner side={side} sideOffset={8}>
          <Bubble>{text}</Bubble>
        </Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
