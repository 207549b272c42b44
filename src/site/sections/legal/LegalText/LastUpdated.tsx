import { Text } from '#design-system/primitives/Text';
import { formatDay } from '#data/formats.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';

/** Today where the visitor is, as `2026-11-20`. */
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/**
 * The date of a legal text: the date of the visit (product: legal texts). The prerendered page cannot know it and says
 * « aujourd’hui », which is true whenever it is read.
 */
export function LastUpdated() {
  const date = useIsHydrated() ? today() : null;
  return (
    <Text isNote>
      <span>{'Dernière mise à jour\u00A0: '}</span>
      {date ? <time dateTime={date}>{formatDay(date)}</time> : <span>aujourd’hui</span>}
    </Text>
  );
}
