import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in the encodings that were requested so far, each made once. */
export class Content {
  readonly type: string;
  readonly bytes: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Encoded>>();
  readonly #effort: CompressionEffort;

  constructor(type: string, body: string | Buffer, effort: CompressionEffort = 'quick') {
    this.type = type;
    this.bytes = Buffer.from(body);
    this.#effort = effort;
  }

  /**
   * The answer to a GET or HEAD request: compressed as the client accepts, 304 when it has the content already, and with
   * the headers given besides.
   */
  async respond(request: Request, status: number, besides: HeadersInit): Promise<Response> {
    const isText = compressible.test(this.type);
    const encoding = isText ? preferredEncoding(request.headers.get('Accept-Encoding')) : 'identity';
    const { body, etag } = await this.#in(encoding);
    const headers = new Headers(besides);
    headers.set('Content-Type', this.type);
    headers.set('ETag', etag);
    if (isText) headers.set('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers.get('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  }

  #in(encoding: Encoding) {
    const encoded = this.#encoded.get(encoding) ?? encode(this.bytes, encoding, this.#effort);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

type Encoding = 'br' | 'gzip' | 'identity';
type Encoded = { body: Uint8Array<ArrayBuffer>; etag: string };

const compressible = /^(?:text\/|application\/|image\/svg)/;

/** Pages are compressed again after each change. Files of the build never change: ten times the effort makes them 7 % smaller. */
type CompressionEffort = 'quick' | 'thorough';
const brotliQuality: Record<CompressionEffort, number> = { quick: 5, thorough: 10 };

const compress: Record<Encoding, (content: Buffer, effort: CompressionEffort) => Promise<Buffer>> = {
  br: (content, effort) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] },
    }),
  gzip: (content) => promisify(gzip)(content),
  identity: (content) => Promise.resolve(content),
};

async function encode(bytes: Buffer, encoding: Encoding, effort: CompressionEffort): Promise<Encoded> {
  const content = await compress[encoding](bytes, effort);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { body: new Uint8Array(content), etag };
}

/** Brotli where it is offered, then gzip. A server of this size needs no more of the header's grammar than `q=0`. */
function preferredEncoding(accepted: string | null): Encoding {
  const offers = (encoding: string) =>
    accepted?.split(',').some((item) => {
      const [name, quality] = item.split(';').map((part) => part.trim());
      return name === encoding && quality !== 'q=0';
    });
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}
