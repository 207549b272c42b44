import type { ClockState } from '../clock.ts';
import type { StoredObject } from '../fixtures/media.ts';

/** A request as a worker can be sent it. */
export type PackedRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

/** A response as a worker can send it. */
export type PackedResponse = {
  status: number;
  statusText: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

type Calls =
  | { name: 'fetch'; values: [request: PackedRequest] }
  | { name: 'exec'; values: [script: string] }
  | { name: 'query'; values: [sql: string, parameters?: unknown[]] }
  | { name: 'store'; values: [path: string, object: StoredObject] }
  | { name: 'reset'; values: [] };

/** What a page asks of the backend in its worker, and what the page's clock says meanwhile. */
export type Call = Calls & { id: number; clock: ClockState };

/** What came of a call: a value, or what was thrown. */
export type Outcome = { id: number; value?: unknown; error?: unknown };

const hasBody = ({ status }: Response) => ![101, 204, 205, 304].includes(status);

export const packRequest = async (request: Request): Promise<PackedRequest> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: /^(GET|HEAD)$/.test(request.method) ? null : await request.arrayBuffer(),
});

export const unpackRequest = ({ url, ...init }: PackedRequest) => new Request(url, init);

export const packResponse = async (response: Response): Promise<PackedResponse> => ({
  status: response.status,
  statusText: response.statusText,
  headers: [...response.headers],
  body: hasBody(response) ? await response.arrayBuffer() : null,
});

export const unpackResponse = ({ body, ...init }: PackedResponse) => new Response(body, init);
