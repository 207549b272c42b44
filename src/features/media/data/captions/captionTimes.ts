/** The seconds that have passed: what players, lists, feeds and search engines are given is the same number. */
export const toWholeSeconds = (seconds: number) =>
  Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;

/** How long something lasts as schema.org has it: « PT28S »; undefined where nobody knows. */
export const formatIsoDuration = (seconds: number | undefined) =>
  seconds ? `PT${toWholeSeconds(seconds)}S` : undefined;

/** A number of two digits at least: 5 → « 05 ». */
const pad = (value: number) => String(value).padStart(2, '0');

/** A place in a sound or film as players show it: « 1:05 », « 1:02:05 ». */
export function formatTime(seconds: number): string {
  const whole = toWholeSeconds(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const spoken = (['hour', 'minute', 'second'] as const).map(
  (unit) => new Intl.NumberFormat('fr-CA', { style: 'unit', unit, unitDisplay: 'long' }),
);

/** The same for a screen reader: « 1 minute 5 secondes ». */
export function formatSpokenTime(seconds: number): string {
  const whole = toWholeSeconds(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts
    .flatMap((part, index) =>
      part > 0 || (whole === 0 && index === 2) ? (spoken[index]?.format(part) ?? []) : [],
    )
    .join(' ');
}

/** A time as WebVTT writes it: `00:01:05.250`. */
export function formatTimestamp(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const whole = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(pad).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

/** Hours, minutes and seconds of `1:02:05` or `02:05`, as seconds; null where seconds or minutes pass 59. */
export function parseClock(clock: string): number | null {
  const match = /^(?:(\d{1,4}):)?(\d{1,3}):(\d{2})$/.exec(clock);
  if (!match) return null;
  const [, hours, minutes = '', seconds = ''] = match;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}
