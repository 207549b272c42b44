import { permitted } from '../data/objectStore.ts';
import { type Handler, withRequest } from './handler.ts';
import type { JudgedRequest, WorkerAnswer } from './protocol.ts';

/** The most that an answer may weigh, in bytes; nothing that the product asks for comes near. */
const mostBytes = 16 * 1024 * 1024;

/** Answers a request that the front has judged, in a form that can leave the thread. */
export async function answerJudged(
  { method, url, headers, body, facts }: JudgedRequest,
  handler: Handler,
): Promise<WorkerAnswer> {
  const context = { ...facts, mails: [] };
  const request = new Request(url, { method, headers, body });
  const response = await withRequest(context, () => handler(request)).catch((thrown: unknown) => {
    if (thrown === permitted) return new Response(null, { status: 204 });
    throw thrown;
  });
  const { file, mails }: Pick<WorkerAnswer, 'file' | 'mails'> = context;
  const head = { status: response.status, headers: [...response.headers], mails };
  if (file && response.ok) {
    await response.body?.cancel();
    return { ...head, file };
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length <= mostBytes) return { ...head, body: bytes };
  const message = `The answer is larger than ${mostBytes} bytes: ask for fewer rows or columns.`;
  return {
    status: 413,
    headers: [['content-type', 'application/json']],
    body: new TextEncoder().encode(JSON.stringify({ code: '54000', message, details: null, hint: null })),
    mails,
  };
}
