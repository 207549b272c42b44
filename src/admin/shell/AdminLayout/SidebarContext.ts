import { createContext, use } from 'react';

export type SidebarState = {
  /** Wide with labels, or a strip of icons. */
  isOpen: boolean;
  /** On a phone the sidebar is a drawer, closed at first. */
  isPhone: boolean;
  isDrawerOpen: boolean;
  setIsDrawerOpen: (isOpen: boolean) => void;
  /** Opens or closes what the screen has: the sidebar, or the drawer on a phone. */
  toggle: () => void;
  /** The entry that a screen belongs to where its address doesn't say it. */
  entry: string | undefined;
  setEntry: (path: string | undefined) => void;
};

export const SidebarContext = createContext<SidebarState | null>(null);

/** The sidebar's state, for whoever stands inside `SidebarProvider`. */
export function useSidebar() {
  const sidebar = use(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used within a SidebarProvider');
  return sidebar;
}
