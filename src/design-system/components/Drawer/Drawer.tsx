import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Backdrop, Content, Head, Panel, Viewport } from './Drawer.styles.ts';

export interface DrawerProps {
  /** Nom du panneau. */
  title: string;
  /** Ouvert ou non : l’écran en décide. */
  isOpen: boolean;
  /** Vient de s’ouvrir ou de se fermer. */
  onOpenChange: (isOpen: boolean) => void;
  /** Le contenu du panneau. */
  children: ReactNode;
}

/** A dark panel that slides in from the left, over the page; closes with Escape, a tap outside or a swipe. `Drawer.Close` wraps a link. */
export function Drawer({ title, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <BaseDrawer.Root open={isOpen} onOpenChange={onOpenChange} swipeDirection="left">
      <BaseDrawer.Portal>
        <Backdrop />
        <Viewport>
          <Panel>
            <Head>
              <BaseDrawer.Title>{title}</BaseDrawer.Title>
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
