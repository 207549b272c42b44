import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { List, Panel, Tab } from './Tabs.styles.ts';

export interface TabsProps<Value extends string> {
  /** Nom de la liste d’onglets, pour les technologies d’assistance. */
  label: string;
  /** Les onglets et leurs panneaux. */
  tabs: readonly { value: Value; label: string; icon?: LucideIcon; content: ReactNode }[];
  /** L’onglet ouvert, quand une adresse ou un parent le tient. */
  value?: Value;
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange?: (value: Value) => void;
  /** Comment se montre l’onglet ouvert. */
  variant?: 'line' | 'pill';
  /** Les onglets se partagent la largeur. */
  isFitted?: boolean;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/**
 * Panels of which one is shown: arrows move along the list and open. Every panel is in the HTML, hidden but for the open one, so
 * that prerendered pages carry all their text; without scripts all of them show, and none is inert, so that links work.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  variant = 'line',
  isFitted,
  className,
}: TabsProps<Value>) {
  // Named here, tabs and panels know each other in the HTML already; by itself the library joins them in the browser.
  const id = useId();
  const tabId = (one: Value) => `${id}-tab-${one}`;
  const panelId = (one: Value) => `${id}-panel-${one}`;
  return (
    <BaseTabs.Root
      className={className}
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <List aria-label={label} data-variant={variant} data-fitted={isFitted || undefined} activateOnFocus>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value} id={tabId(tab.value)} aria-controls={panelId(tab.value)}>
            {tab.icon && <Icon icon={tab.icon} />}
            <span>{tab.label}</span>
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          value={tab.value}
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          keepMounted
          inert={false}
        >
          {tab.content}
        </Panel>
      ))}
    </BaseTabs.Root>
  );
}
