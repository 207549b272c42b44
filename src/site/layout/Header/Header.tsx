import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Menu, Search, ChevronDown } from 'lucide-react';
import { type FocusEvent, useId, useRef, type ComponentType, type MouseEvent, useState } from 'react';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Logo } from '#design-system/primitives/Logo';
import { paths } from '#paths.ts';
import { useSettings } from '#site/settings/settings.ts';
import { Icon } from '#design-system/primitives/Icon';
import type { HeaderSearchProps } from '#features/search/site/SearchForm/HeaderSearch.tsx';
import { MobileMenu, mobileMenuId } from '../MobileMenu/MobileMenu.tsx';
import { isActiveLink } from '../navigation.ts';
import type { HeaderContent } from './header.section.ts';
import {
  Bar,
  HeaderRoot,
  HomeLink,
  LinkList,
  Navigation,
  NavLink,
  Sentinel,
  WideOnly,
  EntryLabel,
  EntryText,
  Entry,
  Panel,
} from './Header.styles.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface HeaderProps extends HeaderContent {
  /** `transparent` se pose sur une tête sombre et devient opaque quand la page défile. */
  variant?: 'solid' | 'transparent';
}

/** Pixels of scroll past which the transparent header turns opaque (product: transparent header). */
const SCROLL_THRESHOLD = 50;

/** Site header: logo, navigation, call to action; a side menu takes over on a phone. Everything works as plain HTML. */
export function Header({ variant = 'solid', ...content }: HeaderProps) {
  const { pathname } = useLocation();
  const { company } = useSettings();
  const [sentinel, isScrolled] = useScrolledPast(SCROLL_THRESHOLD);
  const { linkProps, Panel, onClose } = useSearchPanel();
  const callToAction = variant === 'transparent' ? content.homeAction : content.action;

  return (
    <>
      <Sentinel ref={sentinel} />
      <HeaderRoot data-variant={variant} data-opaque={variant === 'solid' || isScrolled || undefined}>
        <Bar>
          <HomeLink to={paths.home} aria-label={`${company.name}, accueil`}>
            <Logo name={company.name} />
          </HomeLink>
          <Navigation aria-label="Navigation principale">
            <LinkList>
              {content.links.map(({ label, to }) => (
                <li key={to}>
                  {to === paths.services ? (
                    <ServicesMenu pathname={pathname} label={label} links={content.services} />
                  ) : (
                    <NavLink as={Link} to={to} aria-current={isActiveLink(pathname, to) ? 'page' : undefined}>
                      {label}
                    </NavLink>
                  )}
                </li>
              ))}
            </LinkList>
          </Navigation>
          <WideOnly>
            <Button variant="primary" render={<Link to={paths.contact} />}>
              {callToAction}
            </Button>
          </WideOnly>
          <IconButton label="Rechercher" icon={Search} render={<Link to={paths.search} {...linkProps} />} />
          <IconButton label="Ouvrir le menu" icon={Menu} popoverTarget={mobileMenuId} />
        </Bar>
        {Panel && <Panel onClose={onClose} />}
      </HeaderRoot>
      <MobileMenu {...content} pathname={pathname} />
    </>
  );
}

/**
 * The services under one button. A native popover: it opens, closes on Escape or a press elsewhere, and gives the
 * focus back before any script runs; React only closes it when a link is followed or when the focus goes on.
 */
function ServicesMenu({
  pathname,
  label: name,
  links,
}: Pick<HeaderContent['links'][number], 'label'> & { pathname: string; links: HeaderContent['services'] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <>
      <NavLink
        as="button"
        type="button"
        popoverTarget={id}
        data-current={isActiveLink(pathname, paths.services) || undefined}
      >
        {name}
        <Icon icon={ChevronDown} />
      </NavLink>
      <Panel ref={panel} id={id} popover="auto" onBlur={closeWhenLeft}>
        <ul>
          {links.map(({ label, to, description }) => (
            <li key={to}>
              <Entry as={Link} to={to} onClick={close} aria-current={pathname === to ? 'page' : undefined}>
                <EntryLabel>{label}</EntryLabel>
                <EntryText>{description}</EntryText>
              </Entry>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** A link to the search that opens a field in its place: what that needs comes once it is pressed. Without it, the link leads on. */
function useSearchPanel() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const magnifier = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<{ key: string; Panel: ComponentType<HeaderSearchProps> } | null>(null);
  // Whoever goes on has left it.
  const Panel = opened?.key === key ? opened.Panel : null;

  const onClose = () => {
    setOpened(null);
    magnifier.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (pathname === paths.search || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (Panel) return onClose();
    import('#features/search/site/SearchForm/HeaderSearch.tsx').then(
      (loaded) => setOpened({ key, Panel: loaded.HeaderSearch }),
      () => void navigate(paths.search),
    );
  };
  return { linkProps: { ref: magnifier, onClick, 'aria-expanded': Panel !== null }, Panel, onClose };
}
