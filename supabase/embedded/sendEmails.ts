import type { Backend } from './backend.ts';
import { every } from './every.ts';

const tenSeconds = 10_000;

/** For a server that starts: sends what is due in the outbox, each ten seconds. A hosted project's database calls by itself. */
export function sendEmailsInTime(backend: Pick<Backend, 'fetch' | 'sql' | 'url' | 'serviceKey'>): void {
  every(tenSeconds, 'send-emails:', async () => {
    const [row] = await backend.sql<{ due: boolean }>('select private.has_due_emails() as due');
    if (!row?.due) return;
    await backend.fetch(
      new Request(`${backend.url}/functions/v1/send-emails`, {
        method: 'POST',
        headers: { apikey: backend.serviceKey },
      }),
    );
  });
}
