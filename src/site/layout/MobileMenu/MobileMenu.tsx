import { X } from 'lucide-react';
import { type FocusEvent, type ToggleEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Logo } from '#design-system/primitives/Logo';
import { Waveform } from '#design-system/primitives/Waveform';
import { paths } from '#paths.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { HeaderContent } from '../Header/header.section.ts';
import { isActiveLink } from '../navigation.ts';
import { Contact, MenuLink, MenuRoot, Services, Top } from './MobileMenu.styles.ts';

/** What the button that opens the menu points at. */
export const mobileMenuId = 'menu-mobile';

export interface MobileMenuProps extends Omit<HeaderContent, 'action'> {
  /** L’adresse de la page à l’écran. */
  pathname: string;
}

/**
 * Side menu of a phone, a native popover that slides in, closes on Escape or a press beside it, and gives the focus back
 * before any script runs. React adds that the focus goes in, and that the menu closes on a link or when the focus leaves.
 */
export function MobileMenu({ pathname, links, services, homeAction }: MobileMenuProps) {
  const { company } = useSettings();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const focusInside = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    // Before hydration the focus may have gone in by itself.
    if (newState === 'open' && !currentTarget.contains(document.activeElement))
      currentTarget.querySelector('button')?.focus();
  };

  return (
    <MenuRoot ref={menu} id={mobileMenuId} popover="auto" onBlur={closeWhenLeft} onToggle={focusInside}>
      <Top>
        <Logo name={company.name} />
        <IconButton label="Fermer le menu" icon={X} popoverTarget={mobileMenuId} popoverTargetAction="hide" />
      </Top>
      <nav aria-label="Menu">
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <MenuLink
                to={to}
                onClick={close}
                aria-current={isActiveLink(pathname, to) ? 'page' : undefined}
              >
                {label}
              </MenuLink>
              {to === paths.services && (
                <Services>
                  {services.map((service) => (
                    <li key={service.to}>
                      <Link
                        to={service.to}
                        onClick={close}
                        aria-current={pathname === service.to ? 'page' : undefined}
                      >
                        {service.label}
                      </Link>
                    </li>
                  ))}
                </Services>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="primary" size="large" isBlock render={<Link to={paths.contact} onClick={close} />}>
        {homeAction}
      </Button>
      <Contact>
        <a href={phoneLink(company.phone)}>{company.phone}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </Contact>
      <Waveform seed={company.name} bars={32} size="small" />
    </MenuRoot>
  );
}
