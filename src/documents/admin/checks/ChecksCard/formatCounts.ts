import type { Finding } from '../finding.ts';

const list = new Intl.ListFormat('fr-CA');

const counted = (count: number, name: string) =>
  count === 0 ? [] : [`${count} ${name}${count > 1 ? 's' : ''}`];

/** « 2 erreurs et 1 conseil ». */
export function formatCounts(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return list.format([...counted(errors, 'erreur'), ...counted(findings.length - errors, 'conseil')]);
}
