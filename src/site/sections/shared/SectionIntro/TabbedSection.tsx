import { Tabs, type TabsProps } from '#design-system/components/Tabs';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { TitledSection, type TitledSectionProps } from './TitledSection.tsx';

export type TabbedSectionProps = Omit<TitledSectionProps, 'children'> &
  Pick<TabsProps<string>, 'tabs' | 'variant'>;

/** A band of a page that shows one thing a tab; the open tab is in the address. */
export function TabbedSection({ tabs, variant, ...intro }: TabbedSectionProps) {
  const [open, setOpen] = useUrlChoice(
    'onglet',
    tabs.map(({ value }) => value),
  );
  return (
    <TitledSection {...intro}>
      <Tabs label={intro.title} variant={variant} value={open} onValueChange={setOpen} tabs={tabs} />
    </TitledSection>
  );
}
