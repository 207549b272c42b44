import { useSyncExternalStore } from 'react';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Text } from '#design-system/primitives/Text';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { factsNamedIn, getFacts } from '#site/settings/facts.ts';
import { usePublishedSettings } from '../usePublishedSettings.ts';
import { Facts } from './DocumentScreen.styles.ts';

export interface NamedFactsProps {
  store: Pick<DocumentStore<unknown>, 'subscribe' | 'state'>;
}

/** The facts of the settings that a text names between braces, and what the site writes in their place. */
export function NamedFacts({ store }: NamedFactsProps) {
  const facts = getFacts(usePublishedSettings());
  // One text, so that a key that names no other fact draws nothing.
  const named = useSyncExternalStore(store.subscribe, () =>
    factsNamedIn(JSON.stringify(store.state().text ?? ''), facts).join('\n'),
  );
  if (named === '') return null;
  return (
    <Facts>
      <Text size="small" tone="muted">
        Le site remplace les mots entre accolades par ce que disent les paramètres&nbsp;:
      </Text>
      <DescriptionList items={named.split('\n').map((name) => ({ term: name, value: facts[name] }))} />
    </Facts>
  );
}
