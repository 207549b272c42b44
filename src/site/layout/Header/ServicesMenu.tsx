import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#design-system/primitives/Icon';
import { paths } from '#paths.ts';
import { isActiveLink } from '../navigation.ts';
import type { HeaderContent } from './header.section.ts';
import { EntryLabel, EntryText, Entry, NavLink, Panel } from './Header.styles.ts';

export interface ServicesMenuProps {
  /** L’adresse de la page à l’écran. */
  pathname: string;
  /** What the button says. */
  label: string;
  links: HeaderContent['services'];
}

/**
 * The services under one button. A native popover: it opens, closes on Escape or a press elsewhere, and gives the
 * focus back before any script runs; React only closes it when a link is followed or when the focus goes on.
 */
export function ServicesMenu({ pathname, label: name, links }: ServicesMenuProps) {
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
