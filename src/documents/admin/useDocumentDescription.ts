import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import type { z } from '#data/zod.ts';
import type { RecordTable } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { DocumentDescription } from './description.ts';
import { describeDocument, listRecordParts } from './describeDocument.ts';

/** The tables whose records a document names in its parts at the top level. */
export const findTables = (schema: z.ZodType): RecordTable[] =>
  listRecordParts(schema).map(({ field }) => field.table);

/** The records that a document may name; tables of which it names none aren't requested. */
export function useRecords({ schema }: Pick<EditableSection, 'schema'>) {
  const tables = findTables(schema);
  const categories = useQuery({ ...categoriesQuery, enabled: tables.includes('categories') });
  const tags = useQuery({ ...tagsQuery, enabled: tables.includes('tags') });
  const all = { categories, tags } satisfies Record<RecordTable, unknown>;
  return {
    /** Those that are asked for. */
    queries: tables.map((table) => all[table]),
    names: Object.fromEntries(
      tables.flatMap((table) => (all[table].data ?? []).map(({ id, name }) => [id, name])),
    ) as Readonly<Record<string, string>>,
  };
}

/** How the screens of documents speak of one (`describeDocument`), with the records that there are now. */
export const useDocumentDescription = <Content>(
  section: EditableSection<Content>,
): DocumentDescription<Content> => describeDocument(section, useRecords(section).names);
