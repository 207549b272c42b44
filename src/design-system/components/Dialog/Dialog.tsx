import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Backdrop, Body, Close, Description, Footer, Popup, Title, Viewport } from './Dialog.styles.ts';
import { keepReadable } from './keepReadable.ts';

export interface DialogProps {
  /** Le titre de la fenêtre. */
  title: string;
  /** Une précision sous le titre. */
  description?: ReactNode;
  /** Le bouton qui l’ouvre. Sans lui, `isOpen` la commande. */
  trigger?: ReactElement;
  /** Ouvert ou non, quand l’écran en décide. */
  isOpen?: boolean;
  /** Vient de s’ouvrir ou de se fermer. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Le contenu de la fenêtre. */
  children?: ReactNode;
  /** Boutons du bas; `Dialog.Close` ferme. */
  footer?: ReactNode;
  /** La largeur de la fenêtre. */
  size?: 'small' | 'medium' | 'large';
  /** Ce qui prend le focus à l’ouverture; d’office, le premier champ ou bouton. Faux si le contenu le prend lui-même. */
  initialFocus?: RefObject<HTMLElement | null> | false;
  /** À la fermeture, faux si le focus a déjà sa place ailleurs; d’office, il revient à ce qui l’avait. */
  finalFocus?: () => boolean;
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
  finalFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <Backdrop />
        <Viewport>
          <Popup data-size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
            <Title>{title}</Title>
            <Body ref={keepReadable}>
              {description && <Description>{description}</Description>}
              {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
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
