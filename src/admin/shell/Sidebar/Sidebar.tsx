import { matchPath, useLocation } from 'react-router-dom';
import { Drawer } from '#design-system/components/Drawer';
import { Tooltip } from '#design-system/components/Tooltip';
import { Icon } from '#design-system/primitives/Icon';
import { Logo } from '#design-system/primitives/Logo';
import { paths } from '#paths.ts';
import { navigation } from './navigation.content.ts';
import { Entries, Entry, Places, SidebarRoot, Title } from './Sidebar.styles.ts';
import { useSidebar } from './SidebarContext.ts';

/** Navigation of the back-office: wide, a strip of icons, or a drawer on a phone. */
export function Sidebar() {
  const { isOpen, isPhone, isDrawerOpen, setIsDrawerOpen } = useSidebar();
  if (isPhone) {
    return (
      <Drawer
        title="Administration"
        side="left"
        tone="dark"
        isOpen={isDrawerOpen}
        onOpenChange={setIsDrawerOpen}
      >
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

function SidebarEntries({ hasTooltips, onFollow }: { hasTooltips?: boolean; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const { entry } = useSidebar();
  const isCurrent = (path: string) =>
    entry ? path === entry : matchPath({ path, end: path === paths.admin.dashboard }, pathname) !== null;
  return (
    <Places>
      <Entries>
        {navigation.map(({ label, path, icon }) => (
          <li key={path}>
            <Tooltip text={label} side="right" isDisabled={!hasTooltips}>
              <Entry to={path} aria-current={isCurrent(path) ? 'page' : undefined} onClick={onFollow}>
                <Icon icon={icon} />
                <span>{label}</span>
              </Entry>
            </Tooltip>
          </li>
        ))}
      </Entries>
    </Places>
  );
}
