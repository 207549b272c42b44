import type { OutgoingMail, RequestFacts } from './protocol.ts';

/** Answers one request to the API. A cover takes the next handler and returns one that behaves better. */
export type Handler = (request: Request) => Promise<Response>;

/** What the parts of the worker learn of a request, and what they leave for its answer. */
type RequestContext = RequestFacts & {
  mails: OutgoingMail[];
  /** Set by the object store: the front sends this file as the answer's body. */
  file?: string;
};

/** Requests are answered one after the other: the database has one session. */
let current: RequestContext | undefined;

/** The request being answered; an empty one outside of any. */
export function currentRequest(): RequestContext {
  return current ?? { mails: [] };
}

/** Runs a task as part of the answer to a request. */
export async function withRequest<T>(context: RequestContext, task: () => Promise<T>): Promise<T> {
  const outer = current;
  current = context;
  try {
    return await task();
  } finally {
    current = outer;
  }
}

/** The same request with another body. */
export function withBody(request: Request, body: object): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}
