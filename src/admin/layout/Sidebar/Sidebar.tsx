import { Drawer } from '#design-system/components/Drawer';
import { Tooltip } from '#design-system/components/Tooltip';
import { Icon } from '#design-system/primitives/Icon';
import { Logo } from '#design-system/primitives/Logo';
import { paths } from '#paths.ts';
import { navigation } from './navigation.content.ts';
import { Entries, Entry, Navigation, SidebarRoot, Title } from './Sidebar.styles.ts';
import { useSidebar } from './SidebarContext.ts';

/** Navigation of the back-office: wide, a strip of icons, or a drawer on a phone (product 6.1). */
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
        <SidebarNavigation onFollow={() => setIsDrawerOpen(false)} />
      </Drawer>
    );
  }
  return (
    <SidebarRoot data-collapsed={!isOpen || undefined}>
      <Title>
        <Logo />
        <span>Administration</span>
      </Title>
      <SidebarNavigation hasTooltips={!isOpen} />
    </SidebarRoot>
  );
}

function SidebarNavigation({ hasTooltips, onFollow }: { hasTooltips?: boolean; onFollow?: () => void }) {
  return (
    <Navigation aria-label="Administration">
      <Entries>
        {navigation.map(({ label, path, icon }) => (
          <li key={path}>
            <Tooltip text={label} side="right" isDisabled={!hasTooltips}>
              <Entry to={path} end={path === paths.admin.dashboard} onClick={onFollow}>
                <Icon icon={icon} />
                <span>{label}</span>
              </Entry>
            </Tooltip>
          </li>
        ))}
      </Entries>
    </Navigation>
  );
}
