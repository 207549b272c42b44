import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Backdrop, Content, Head, Panel, Viewport } from './Drawer.styles.ts';

export interface DrawerProps {
  /** Nom du panneau. */
  title: string;
  /** Le titre se lit à voix haute seulement. */
  isTitleHidden?: boolean;
  /** Le bouton qui l’ouvre. Sans lui, `isOpen` le commande. */
  trigger?: ReactElement;
  /** Ouvert ou non, quand l’écran en décide. */
  isOpen?: boolean;
  /** Ouvert d’entrée, sans `isOpen`. */
  isInitiallyOpen?: boolean;
  /** Vient de s’ouvrir ou de se fermer. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Le bord d’où glisse le panneau. */
  side?: 'left' | 'right';
  /** Fond clair ou sombre. */
  tone?: 'light' | 'dark';
  /** Le contenu du panneau. */
  children: ReactNode;
}

/** A panel that slides in from a side, over the page; closes with Escape, a tap outside or a swipe. `Drawer.Close` wraps a link. */
export function Drawer({
  title,
  isTitleHidden,
  trigger,
  isOpen,
  isInitiallyOpen,
  onOpenChange,
  side = 'right',
  tone = 'light',
  children,
}: DrawerProps) {
  return (
    <BaseDrawer.Root
      open={isOpen}
      defaultOpen={isInitiallyOpen}
      onOpenChange={onOpenChange}
      swipeDirection={side}
    >
      {trigger && <BaseDrawer.Trigger render={trigger} />}
      <BaseDrawer.Portal>
        <Backdrop />
        <Viewport data-panel-side={side}>
          <Panel data-panel-side={side} data-tone={tone}>
            <Head>
              <BaseDrawer.Title render={isTitleHidden ? <VisuallyHidden as="h2" /> : undefined}>
                {title}
              </BaseDrawer.Title>
              <BaseDrawer.Close render={<IconButton label="Fermer" icon={X} />} />
            </Head>
            <Content>{children}</Content>
          </Panel>
        </Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

/** Closes the drawer around it: `<Drawer.Close render={<Link to="/" />} nativeButton={false}>Accueil</Drawer.Close>`. */
Drawer.Close = BaseDrawer.Close;
