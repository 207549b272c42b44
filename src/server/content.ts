import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in the encodings that were asked for so far, each made once. */
export class Content {
  readonly type: string;
  readonly bytes: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Encoded>>();

  constructor(type: string, body: string | Buffer) {
    this.type = type;
    this.bytes = Buffer.from(body);
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
    const encoded = this.#encoded.get(encoding) ?? encode(this.bytes, encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

type Encoding = 'br' | 'gzip' | 'identity';
type Encoded = { body: Uint8Array<ArrayBuffer>; etag: string };

const compressible = /^(?:text\/|application\/|image\/svg)/;

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // Each level above takes twice the time for some hundredths of the size.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
  identity: (content) => Promise.resolve(content),
};

async function encode(bytes: Buffer, encoding: Encoding): Promise<Encoded> {
  const content = await compress[encoding](bytes);
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
