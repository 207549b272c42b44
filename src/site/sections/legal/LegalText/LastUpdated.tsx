import { useSyncExternalStore } from 'react';
import { Text } from '#design-system/primitives/Text';

const longDate = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' });
const subscribe = () => () => {};
/** Today where the visitor is, as `2026-11-20`. */
const today = () => new Date().toLocaleDateString('sv-SE');

/**
 * The date of a legal text: the date of the visit (specification, section 2). The prerendered page cannot know it and says
 * « aujourd’hui », which is true whenever it is read.
 */
export function LastUpdated() {
  const date = useSyncExternalStore(subscribe, today, () => null);
  return (
    <Text size="small" tone="muted">
      Dernière mise à jour :{' '}
      {date ? <time dateTime={date}>{longDate.format(new Date(`${date}T00:00`))}</time> : 'aujourd’hui'}
    </Text>
  );
}
