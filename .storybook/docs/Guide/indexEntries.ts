/** What the sidebar knows of a story or a guide (`indexer.ts`). */
type Entry = { type: string; title: string; name: string; importPath: string; tags: string[] };

/** All stories and guides, by their ids. */
export function getIndexEntries() {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { storyIndex: { entries: Record<string, Entry | undefined> } };
    };
  };
  return storybook.storyStoreValue.storyIndex.entries;
}
