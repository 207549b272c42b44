import { type StagedUpload, stageUpload, TooLarge } from '../data/stagedUpload.ts';
import type { JudgedRequest, WorkerAnswer } from '../worker/protocol.ts';
import { refusal, Refused, toResponse } from './answers.ts';
import type { Asked } from './judge.ts';

const megabyte = 1024 * 1024;
const biggestFile = 50 * megabyte;

/** Of a file that comes in parts. */
const biggestInParts = 500 * megabyte;

export type TakeFileOptions = {
  /** Folder of the bytes of stored objects. */
  objects: string;
  /** Of an upload that came in parts: `none` as long as it is only asked about. */
  bytes: 'none' | StagedUpload | undefined;
  ask: (asked: Asked, judged: JudgedRequest) => Promise<WorkerAnswer>;
};

/**
 * Takes the bytes of an upload whose sender may send it. Gives the request as it then is, or the answer where it goes no further:
 * what is refused is refused before a byte of it is read.
 */
export async function takeFile(
  asked: Asked,
  judged: JudgedRequest,
  { objects, bytes, ask }: TakeFileOptions,
): Promise<JudgedRequest | Response> {
  const { request } = asked;
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    throw new Refused(refusal('storage', 415, 'invalid_mime_type', 'Send the bytes of the file alone'));
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > (bytes ? biggestInParts : biggestFile)) throw new TooLarge();
  const check = { ...judged, facts: { ...judged.facts, isPermissionCheck: true } };
  const permission = await ask(asked, check);
  if (permission.status >= 400 || bytes === 'none') return toResponse(permission, request);
  const upload = bytes ?? (await stageUpload(objects, request.body ?? [], biggestFile));
  const headers = new Headers(judged.headers);
  headers.set('content-length', String(upload.size));
  return { ...judged, headers: [...headers], facts: { ...judged.facts, upload } };
}
