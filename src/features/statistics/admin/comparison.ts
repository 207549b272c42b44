import { formatWhole } from '#data/formats.ts';

const percent = new Intl.NumberFormat('fr-CA', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** How a total stands beside that of the period before: « +12 % », « inchangé », or « nouveau » where there was none. */
function changeText(now: number, before: number) {
  if (now === before) return 'inchangé';
  return before === 0 ? 'nouveau' : percent.format((now - before) / before);
}

/** The same with what it is compared with: « +12 % (avant : 45) ». */
export const comparisonText = (now: number, before: number) =>
  `${changeText(now, before)} (avant\u00A0: ${formatWhole(before)})`;
