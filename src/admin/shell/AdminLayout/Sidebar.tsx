import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Drawer } from '#design-system/components/Drawer';
import { Tooltip } from '#design-system/components/Tooltip';
import { Icon } from '#design-system/primitives/Icon';
import { Logo } from '#design-system/primitives/Logo';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { newLeadCountQuery } from '#features/requests/data/lead.queries.ts';
import { paths } from '#paths.ts';
import { media } from '#theme/media.ts';
import { isShortcut } from '../isShortcut.ts';
import { dailyNavigation, findEntry, navigation, type NavigationEntry } from './navigation.content.ts';
import { Daily, Entries, Entry, EntryCount, Places, SidebarRoot, Title } from './Sidebar.styles.ts';
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie.ts';
import { SidebarContext, useSidebar } from './SidebarContext.ts';

/** Navigation of the back-office: wide, a strip of icons, or a drawer on a phone. */
export function Sidebar() {
  const { isOpen, isPhone, isDrawerOpen, setIsDrawerOpen } = useSidebar();
  if (isPhone) {
    return (
      <Drawer title="Administration" isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
        <nav aria-label="Administration">
          <SidebarEntries onFollow={() => setIsDrawerOpen(false)} />
        </nav>
      </Drawer>
    );
  }
  return (
    <SidebarRoot aria-label="Administration" data-collapsed={!isOpen || undefined}>
      <Title>
        <Logo />
        <span>Administration</span>
      </Title>
      <SidebarEntries hasTooltips={!isOpen} />
    </SidebarRoot>
  );
}

type EntriesProps = { hasTooltips?: boolean; onFollow?: () => void };

function SidebarEntries(props: EntriesProps) {
  const { hasRole } = useAuth();
  const daily = dailyNavigation.filter(({ role }) => hasRole(role));
  const titleId = useId();
  return (
    <Places>
      <Entries>
        {navigation.map((entry) => (
          <SidebarEntry key={entry.path} {...entry} {...props} />
        ))}
      </Entries>
      {daily.length > 0 && (
        <Daily>
          <p id={titleId}>Au quotidien</p>
          <Entries aria-labelledby={titleId}>
            {daily.map((entry) => (
              <SidebarEntry key={entry.path} {...entry} {...props}>
                {entry.path === paths.admin.leads && <NewLeadCount />}
              </SidebarEntry>
            ))}
          </Entries>
        </Daily>
      )}
    </Places>
  );
}

type EntryProps = NavigationEntry & EntriesProps & { children?: ReactNode };

function SidebarEntry({ label, path, icon, hasTooltips, onFollow, children }: EntryProps) {
  const { pathname } = useLocation();
  const { entry = findEntry(pathname) } = useSidebar();
  return (
    <li>
      <Tooltip text={label} side="right" isDisabled={!hasTooltips}>
        <Entry to={path} aria-current={path === entry ? 'page' : undefined} onClick={onFollow}>
          <Icon icon={icon} />
          <span>{label}</span>
          {children}
        </Entry>
      </Tooltip>
    </li>
  );
}

/** How many requests nobody has taken up yet; nothing while there is none, or while it isn't known. */
function NewLeadCount() {
  const { data: count = 0 } = useQuery(newLeadCountQuery);
  if (count === 0) return null;
  return (
    <EntryCount>
      {formatWhole(count)}
      <VisuallyHidden>{count === 1 ? ' nouvelle' : ' nouvelles'}</VisuallyHidden>
    </EntryCount>
  );
}

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
