import { http, HttpResponse } from 'msw/http';
import { openBackend } from './openBackend.ts';

type Unfinished = { headers: Headers; address: string; size: number; parts: Blob[] };

const path = '*/storage/v1/upload/resumable';
const unfinished = new Map<string, Unfinished>();

const decode = (text = '') =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

/** What follows each name in `Upload-Metadata`. */
const parseMetadata = (text: string | null) =>
  Object.fromEntries(
    (text ?? '').split(',').map((pair) => {
      const [name = '', value] = pair.split(' ');
      return [name, decode(value)];
    }),
  );

const offsetOf = ({ parts }: Unfinished) => parts.reduce((sum, { size }) => sum + size, 0);
const report = (upload: Unfinished, status: number) =>
  new HttpResponse(null, {
    status,
    headers: { 'Upload-Offset': String(offsetOf(upload)), 'Upload-Length': String(upload.size) },
  });

/** Files that come in parts, as far as a screen can tell: the last part hands the whole to the backend as a plain upload. */
export const resumableHandlers = [
  http.post(path, async ({ request }) => {
    const id = crypto.randomUUID();
    const {
      bucketName,
      objectName,
      contentType = '',
    } = parseMetadata(request.headers.get('upload-metadata'));
    const { query } = await openBackend();
    const known = await query('select from storage.objects where bucket_id = $1 and name = $2', [
      bucketName,
      objectName,
    ]);
    if (known.length > 0)
      return HttpResponse.json(
        { statusCode: '409', message: 'The resource already exists' },
        { status: 409 },
      );
    const headers = new Headers({ 'Content-Type': contentType });
    unfinished.set(id, {
      headers,
      address: new URL(`/storage/v1/object/${bucketName}/${objectName}`, request.url).href,
      size: Number(request.headers.get('upload-length')),
      parts: [],
    });
    return new HttpResponse(null, { status: 201, headers: { Location: `${request.url}/${id}` } });
  }),
  http.head(`${path}/:id`, ({ params }) => {
    const upload = unfinished.get(String(params['id']));
    return upload ? report(upload, 200) : new HttpResponse(null, { status: 404 });
  }),
  http.patch(`${path}/:id`, async ({ params, request }) => {
    const upload = unfinished.get(String(params['id']));
    if (!upload) return new HttpResponse(null, { status: 404 });
    upload.parts.push(await request.blob());
    if (offsetOf(upload) < upload.size) return report(upload, 204);
    unfinished.delete(String(params['id']));
    for (const name of ['apikey', 'authorization']) upload.headers.set(name, request.headers.get(name) ?? '');
    const { fetch } = await openBackend();
    const { address, headers, parts } = upload;
    const stored = await fetch(new Request(address, { method: 'POST', headers, body: new Blob(parts) }));
    return stored.ok ? report(upload, 204) : stored;
  }),
  http.delete(`${path}/:id`, ({ params }) => {
    unfinished.delete(String(params['id']));
    return new HttpResponse(null, { status: 204 });
  }),
];
