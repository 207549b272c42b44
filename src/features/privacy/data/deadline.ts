const DAY = 86_400_000;

/** Whole days from one day to another, both as `2026-11-20`: negative once it has passed. */
export const daysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** How much time is left until a day (product: requests about personal data): « dans 9 jours », « aujourd’hui », « en retard de 2 jours ». */
export function deadlineText(day: string, today: string) {
  const left = daysUntil(day, today);
  if (left === 0) return 'aujourd’hui';
  const days = Math.abs(left) === 1 ? '1\u00A0jour' : `${Math.abs(left)}\u00A0jours`;
  return left > 0 ? `dans ${days}` : `en retard de ${days}`;
}
