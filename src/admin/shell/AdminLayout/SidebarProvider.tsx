import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { media } from '#theme/media.ts';
import { isShortcut } from '../isShortcut.ts';
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie.ts';
import { SidebarContext } from './SidebarContext.ts';

const phoneQuery = media.belowTablet.replace('@media ', '');

function subscribeToPhone(onChange: () => void) {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Keeps the sidebar open or closed: read from the cookie before the first paint, so that a reload
 * never shows the wrong state; Ctrl or Cmd plus B toggles it.
 */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(readSidebarCookie);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [entry, setEntry] = useState<string>();
  const isPhone = useSyncExternalStore(
    subscribeToPhone,
    () => matchMedia(phoneQuery).matches,
    () => false,
  );

  const toggle = useCallback(() => {
    if (isPhone) {
      setIsDrawerOpen(!isDrawerOpen);
      return;
    }
    setIsOpen(!isOpen);
    writeSidebarCookie(!isOpen);
  }, [isPhone, isOpen, isDrawerOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // In a text, it makes bold.
      if (event.defaultPrevented || !isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const state = useMemo(
    () => ({
      isOpen,
      isPhone,
      isDrawerOpen: isDrawerOpen && isPhone,
      setIsDrawerOpen,
      toggle,
      entry,
      setEntry,
    }),
    [isOpen, isPhone, isDrawerOpen, toggle, entry],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}
