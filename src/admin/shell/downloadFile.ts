import { quebecDay } from '#data/formats.ts';
const types = { csv: 'text/csv', json: 'application/json', patch: 'text/x-diff' } as const;

/** Hands a text over as a file, named after what it is and the day. */
export function downloadFile(name: string, kind: keyof typeof types, text: string) {
  const file = new Blob([text], { type: `${types[kind]};charset=utf-8` });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${quebecDay(new Date().toISOString())}.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
