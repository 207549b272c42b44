import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
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

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The files of the browser's build by address, listed once so that no address can reach anything else. Each is read at its first
 * request, and cached.
 */
export function openFiles(dir: string) {
  const known = new Map<string, Promise<Content> | undefined>();
  for (const entry of existsSync(dir) ? readdirSync(dir, { recursive: true, withFileTypes: true }) : []) {
    const file = `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    // HTML that an export left beside them is not served, nor are hidden files.
    if (entry.isFile() && extname(file) in mediaTypes && !file.includes('/.')) known.set(file, undefined);
  }

  async function read(path: string) {
    return new Content(mediaTypes[extname(path)] ?? '', await readFile(join(dir, path)), 'thorough');
  }

  /** The file at a path; undefined where there is none. */
  return (path: string): Promise<Content> | undefined => {
    if (!known.has(path)) return undefined;
    const content = known.get(path) ?? read(path);
    known.set(path, content);
    return content;
  };
}
