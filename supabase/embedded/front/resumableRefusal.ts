import { refusal } from './answers.ts';

/** An answer that ends a request in @tus/server. */
export class ResumableRefusal extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`Refused with ${status}`);
    this.status_code = status;
    this.body = body;
  }
}

/** An answer as what ends a request in @tus/server. */
export const asRefusal = async (response: Response) =>
  new ResumableRefusal(response.status, await response.text());

/** A refusal in the shape of Storage; one that already has it stays word for word. */
export function asStorageAnswers(status: number, body: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  for (const name of ['content-length', 'content-type']) all.delete(name);
  if (!body.startsWith('{')) return refusal('storage', status, 'Error', body || 'Refused', all);
  all.set('content-type', 'application/json');
  return new Response(body, { status, headers: all });
}
