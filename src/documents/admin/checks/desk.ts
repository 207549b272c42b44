import { useQueryClient } from '@tanstack/react-query';
import { fetchPageChange, type PageChange } from '#features/articles/data/pageChanges.queries.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { type ContentMedia, listMediaAddresses } from '#features/media/data/contentMedia.ts';
import { type ColorSpace, findColorSpace } from '#features/media/data/colorSpace.ts';
import { mediaAtQuery, toFacts } from '#features/media/data/contentMedia.queries.ts';
import type { Category, Tag } from '#features/taxonomy/data/taxonomy.schema.ts';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import type { z } from '#data/zod.ts';
import { findTables } from '../describeDocument.ts';

/** What the team keeps in tables of its own, as far as a document may name it. */
export type Records = { categories: readonly Category[]; tags: readonly Tag[] };

/** What the checks of a document can ask about everything else: other documents, the library, records, addresses. */
export type Desk = {
  /** All documents but articles. */
  fetchContents: () => Promise<readonly DocumentState[]>;
  /** What the library knows of the files of a content. */
  fetchMedia: (content: unknown) => Promise<ContentMedia>;
  /** The records that a document may name; none of what it doesn't. */
  fetchRecords: (schema: z.ZodType) => Promise<Records>;
  /** The colours of a picture of the library; undefined where nobody can tell. */
  fetchColorSpace: (address: string) => Promise<ColorSpace | undefined>;
  /** What has become of an address of the site. */
  fetchPageChange: (path: string) => Promise<PageChange | null>;
};

/** The desk that asks the server as the person who is signed in. */
export function useDesk(): Desk {
  const client = useQueryClient();
  return {
    fetchContents: () => client.fetchQuery(contentsQuery),
    fetchPageChange,
    async fetchRecords(schema) {
      const tables = findTables(schema);
      const [categories, tags] = await Promise.all([
        tables.includes('categories') ? client.fetchQuery(categoriesQuery) : [],
        tables.includes('tags') ? client.fetchQuery(tagsQuery) : [],
      ]);
      return { categories, tags };
    },
    async fetchColorSpace(address) {
      const response = await fetch(address).catch(() => undefined);
      return response?.ok ? findColorSpace(await response.bytes()) : undefined;
    },
    async fetchMedia(content) {
      const addresses = listMediaAddresses(content).toSorted();
      if (addresses.length === 0) return {};
      const media = await client.fetchQuery(mediaAtQuery(addresses));
      return Object.fromEntries(media.map((medium) => [medium.file_path, toFacts(medium)]));
    },
  };
}
