/** The periods that can be looked at, by how many days they have. */
export const periods = [
  { value: '7', label: '7\u00A0jours' },
  { value: '30', label: '30\u00A0jours' },
  { value: '90', label: '90\u00A0jours' },
  { value: '365', label: '12\u00A0mois' },
] as const;

export type PeriodLength = (typeof periods)[number]['value'];

/** Reads `?periode=…`; what makes no sense counts as thirty days. */
export function parsePeriod(params: URLSearchParams): PeriodLength {
  const value = params.get('periode');
  return periods.find((period) => period.value === value)?.value ?? '30';
}
