import { weekRows } from '#site/settings/openingHours.ts';
import { codeSettings } from '#site/settings/settings.ts';

const { company, hours } = codeSettings;

/** What the site writes in a way of its own, which typography leaves alone. */
export const siteSpellings = [company.name, ...weekRows(hours.week).map((row) => row.hours)];
