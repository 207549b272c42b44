import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Text } from '#design-system/primitives/Text';
import { factsNamedIn, getFacts } from '#site/settings/facts.ts';
import { Facts } from './ContentEditPage.styles.ts';

export interface NamedFactsProps {
  /** What the form holds. */
  value: unknown;
}

/** The facts of the settings that a content names between braces, and what the site writes in their place. */
export function NamedFacts({ value }: NamedFactsProps) {
  const facts = getFacts(usePublishedSettings());
  const names = factsNamedIn(JSON.stringify(value ?? ''), facts);
  if (names.length === 0) return null;
  return (
    <Facts>
      <Text size="small" tone="muted">
        Le site remplace les mots entre accolades par ce que disent les paramètres&nbsp;:
      </Text>
      <DescriptionList items={names.map((name) => ({ term: name, value: facts[name] }))} />
    </Facts>
  );
}
