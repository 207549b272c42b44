import { logFailure } from '#server/failureLog.ts';
import type { Backend } from './backend.ts';

const tenSeconds = 10_000;

/** For a server that starts: sends what is due in the outbox, each ten seconds. A hosted project's database calls by itself. */
export function sendEmailsInTime(backend: Pick<Backend, 'fetch' | 'sql' | 'url' | 'serviceKey'>): void {
  let isSending = false;
  const sendDue = async () => {
    if (isSending) return;
    isSending = true;
    try {
      const [row] = await backend.sql<{ due: boolean }>('select private.has_due_emails() as due');
      if (row?.due)
        await backend.fetch(
          new Request(`${backend.url}/functions/v1/send-emails`, {
            method: 'POST',
            headers: { apikey: backend.serviceKey },
          }),
        );
    } catch (error) {
      logFailure(error, 'send-emails:');
    } finally {
      isSending = false;
    }
  };
  setInterval(() => void sendDue(), tenSeconds).unref();
}
