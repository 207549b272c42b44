import { AsyncLocalStorage } from 'node:async_hooks';

/** Who sent a request, as the socket tells it: never a header. Absent for calls within the process. */
export type Client = { address?: string };

/** Answers one request to the API. A cover takes the next handler and returns one that behaves better. */
export type Handler = (request: Request, client: Client) => Promise<Response>;

/** What a request tells parts that @supabase/lite calls without it (the mailer, the object store). */
type RequestFacts = {
  /** Same-origin address to which a link in an e-mail leads back. */
  redirectTo?: string;
  /** The Range header of a download. */
  range?: string;
  /** Set while an answer is only imitated: no e-mail may leave. */
  silent?: boolean;
};

const facts = new AsyncLocalStorage<RequestFacts>();

/** The facts of the request being answered; empty outside of one. */
export function currentRequest(): RequestFacts {
  return facts.getStore() ?? {};
}

/** Runs a task with further facts about the request that it answers. */
export function withRequestFacts<T>(more: RequestFacts, task: () => Promise<T>): Promise<T> {
  return facts.run({ ...currentRequest(), ...more }, task);
}

/** The same request with other headers and, where given, other bytes. */
export function copyRequest(request: Request, headers: Headers, body?: Uint8Array<ArrayBuffer>): Request {
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}

/** The same answer with other headers or another status. */
export function copyResponse(response: Response, headers: Headers, status = response.status): Response {
  return new Response(response.body, { status, headers });
}
