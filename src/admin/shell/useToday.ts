import { useState } from 'react';
import { quebecDay } from '#data/formats.ts';

/** The day that it was in Québec when the screen was opened, as `2026-11-20`. */
export function useToday() {
  const [today] = useState(() => quebecDay(new Date().toISOString()));
  return today;
}
