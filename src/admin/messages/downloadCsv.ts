import type { Message } from '#data/messages/message.queries.ts';
import { messagesToCsv } from '#data/messages/messagesCsv.ts';

/** Hands the messages over as a file for a spreadsheet, named after the day. */
export function downloadCsv(messages: readonly Message[]) {
  const file = new Blob([messagesToCsv(messages)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${new Date().toLocaleDateString('fr-CA')}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
