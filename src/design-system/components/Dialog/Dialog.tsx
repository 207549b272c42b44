import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Backdrop, Body, Close, Description, Footer, Popup, Title, Viewport } from './Dialog.styles.ts';

export interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Le bouton qui l’ouvre. Sans lui, `isOpen` la commande. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children?: ReactNode;
  /** Boutons du bas; `Dialog.Close` ferme. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Ce qui prend le focus à l’ouverture; d’office, le premier champ ou bouton. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal window: traps the focus, closes with Escape, gives the focus back to what opened it. */
export function Dialog({
  title,
  description,
  trigger,
  isOpen,
  onOpenChange,
  children,
  footer,
  size = 'medium',
  initialFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <Backdrop />
        <Viewport>
          <Popup data-size={size} initialFocus={initialFocus}>
            <Title>{title}</Title>
            <Body>
              {description && <Description>{description}</Description>}
              {children}
            </Body>
            {footer && <Footer>{footer}</Footer>}
            <Close render={<IconButton label="Fermer" icon={X} size="small" />} />
          </Popup>
        </Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Closes the dialog around it: `<Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>`. */
Dialog.Close = BaseDialog.Close;
