import { Link, useLocation } from 'react-router-dom';
import { Menu, Search } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Logo } from '#design-system/primitives/Logo';
import { paths } from '#paths.ts';
import { useSettings } from '#site/settings/settings.ts';
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
} from './Header.styles.ts';
import { ServicesMenu } from './ServicesMenu.tsx';
import { useScrolledPast } from './useScrolledPast.ts';
import { useSearchPanel } from './useSearchPanel.ts';

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
