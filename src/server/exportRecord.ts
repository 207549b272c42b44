import { readFile } from 'node:fs/promises';
import type { LoggedChange } from '../data/articles/pageChanges.queries.ts';
import type { RecordedRequest } from './recordRequests.ts';

/** What is known of a file: what it was made from, and where it leads if it does nothing else. */
export type ExportedFile = { requests: readonly RecordedRequest[]; movedTo?: string };

/** What is known of an exported site, so that it can be brought up to date. */
export type ExportRecord = {
  /** The build that has rendered it. */
  build: string;
  /** The last entry of the change log when its rendering began. */
  last?: LoggedChange | undefined;
  /** By address. */
  files: ReadonlyMap<string, ExportedFile>;
  /** Where addresses lead that articles have left, the latest last. */
  moved: ReadonlyMap<string, string>;
};

/** As JSON: each request once, for most are shared, and files have their indices. */
type StoredRecord = Pick<ExportRecord, 'build' | 'last'> & {
  requests: RecordedRequest[];
  files: [address: string, file: { requests: number[]; movedTo?: string }][];
  moved: [from: string, to: string][];
};

/** The record in a file; undefined when there is none. */
export async function readRecord(path: string): Promise<ExportRecord | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { requests, files, moved, ...rest } = JSON.parse(text) as StoredRecord;
  const known = files.map(([address, file]): [string, ExportedFile] => [
    address,
    { ...file, requests: file.requests.flatMap((index) => requests[index] ?? []) },
  ]);
  return { ...rest, files: new Map(known), moved: new Map(moved) };
}

/** The text of a record. */
export function recordText({ files, moved, ...rest }: ExportRecord): string {
  const indices = new Map<string, number>();
  const indexOf = (request: RecordedRequest) => {
    const text = JSON.stringify(request);
    const index = indices.get(text) ?? indices.size;
    indices.set(text, index);
    return index;
  };
  const stored: StoredRecord = {
    ...rest,
    files: [...files].map(([address, file]) => [address, { ...file, requests: file.requests.map(indexOf) }]),
    moved: [...moved],
    requests: [...indices.keys()].map((text) => JSON.parse(text) as RecordedRequest),
  };
  return JSON.stringify(stored);
}
