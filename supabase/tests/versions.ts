import { readKey } from '../../src/documents/data/documentKey.ts';
import type { Fixtures } from './world.ts';

export type Version = {
  number: number;
  reason: string;
  note: string | null;
  is_pending: boolean;
  status: string | null;
  saved_by: string | null;
  value: Record<string, unknown> | null;
  names: Record<string, string>;
};

/** The key of an article among all documents. */
export const toDocument = (articleId: string) => `article/${articleId}`;

/** The versions of a document, the latest first, as an editor sees them. */
export async function getVersions(fixtures: Fixtures, document: string): Promise<Version[]> {
  const { data } = await fixtures.as.editor
    .from('listed_versions')
    .select()
    .match(readKey(document))
    .order('number', { ascending: false })
    .throwOnError();
  return data as Version[];
}

/** One version of a document, whole. */
export async function getVersion(fixtures: Fixtures, document: string, number: number): Promise<Version> {
  const { data } = await fixtures.as.editor
    .from('listed_versions')
    .select()
    .match({ ...readKey(document), number })
    .single()
    .throwOnError();
  return data as Version;
}
