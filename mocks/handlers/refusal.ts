import { HttpResponse } from 'msw/http';

/** An answer of the database that isn't a success. Thrown where the rule is broken, sent by the handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, headers = {} }: { details?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  toResponse() {
    const { status, headers, code, details, message } = this;
    return HttpResponse.json({ code, details, hint: null, message }, { status, headers });
  }
}
