/** What Storybook lists of its stories, beside the workbench itself. */
export type StoryIndex = { entries: Record<string, { type: string; title: string; name: string }> };

export const indexAddress = './index.json';

/** The name of each story, title included, by its id. */
export const nameIn = (index: StoryIndex | undefined) => (story: string) => {
  const entry = index?.entries[story];
  return entry ? `${entry.title}, ${entry.name}` : story;
};
