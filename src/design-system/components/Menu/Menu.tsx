import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { CheckItem, Help, Item, LinkItem, Popup, Positioner } from './Menu.styles.ts';

export interface MenuItem {
  /** Le nom de l’action. */
  label: string;
  /** Ce que cela fait, en quelques mots sous le nom. */
  description?: string;
  /** L’icône devant le nom. */
  icon?: LucideIcon;
  /** L’action choisie. */
  onSelect?: () => void;
  /** Fait de l’élément un lien : `<Link to={paths.article(id)} />`. */
  render?: ReactElement;
  /** De ce qui s’allume et s’éteint : si c’est allumé. */
  isChecked?: boolean;
  /** Supprime : en couleur de danger. */
  isDestructive?: boolean;
  /** Ne se choisit pas pour l’instant. */
  isDisabled?: boolean;
}

export interface MenuProps {
  /** Le bouton qui ouvre le menu, avec son propre nom accessible. */
  trigger: ReactElement;
  /** Les actions de la liste. */
  items: readonly MenuItem[];
  /** Le bord du bouton sur lequel la liste s’aligne. */
  align?: 'start' | 'center' | 'end';
  /** La liste est ouverte d’entrée. */
  isInitiallyOpen?: boolean;
  /** Où va le focus quand la liste se ferme : à son bouton, ou là où cette fonction l’a mis quand elle rend `false`. */
  finalFocus?: () => boolean;
}

/**
 * A list of actions behind a button: arrows move, letters jump, Escape closes and gives the focus back. It is fixed in the window, for
 * its button may stand in a bar that stays while the page scrolls.
 */
export function Menu({ trigger, items, align = 'end', isInitiallyOpen, finalFocus }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={isInitiallyOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <Positioner sideOffset={4} align={align} positionMethod="fixed">
          <Popup finalFocus={finalFocus}>
            {items.map((item) => (
              <MenuLine key={item.label} {...item} />
            ))}
          </Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function MenuLine({
  label,
  description,
  icon,
  onSelect,
  render,
  isChecked,
  isDestructive,
  isDisabled,
}: MenuItem) {
  const words = (
    <>
      {icon && <Icon icon={icon} />}
      <span>
        <span>{label}</span>
        {description && <Help>{description}</Help>}
      </span>
    </>
  );
  if (render)
    return (
      <LinkItem render={render} closeOnClick>
        {words}
      </LinkItem>
    );
  if (isChecked !== undefined)
    return (
      <CheckItem checked={isChecked} onCheckedChange={onSelect} disabled={isDisabled} closeOnClick>
        {words}
        <BaseMenu.CheckboxItemIndicator>
          <Icon icon={Check} />
        </BaseMenu.CheckboxItemIndicator>
      </CheckItem>
    );
  return (
    <Item onClick={onSelect} disabled={isDisabled} data-destructive={isDestructive || undefined}>
      {words}
    </Item>
  );
}
