import { weekRows } from './openingHours.ts';
import { useSettings } from './settings.ts';
import { Week } from './Hours.styles.ts';

/** When somebody opens, readable beside the telephone number as soon as the page is there. */
export function Hours() {
  const { hours } = useSettings();
  return (
    <Week aria-label="Heures d’ouverture">
      {weekRows(hours.week).map(({ days, hours: open }) => (
        <li key={days}>
          <span>{days}</span> <strong>{open}</strong>
        </li>
      ))}
    </Week>
  );
}
