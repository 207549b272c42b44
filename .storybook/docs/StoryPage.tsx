import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { DocsContextProps } from 'storybook/internal/types';
import { absoluteUrl } from '#data/siteUrl.ts';
import { StoryList } from './StoryList.tsx';

/** The documentation of a piece; that of a page or of a screen links to its route. */
export function StoryPage() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  showInWindows(stories);
  const entries = getIndexEntries();
  for (const story of stories) story.name = entries[story.id]?.name ?? story.name;
  return (
    <>
      <Title />
      <Subtitle />
      <RouteLink />
      <Description />
      <Primary />
      <Controls />
      <StoryList plays={(id) => entries[id]?.tags.includes('play-fn') ?? false} />
    </>
  );
}

/** What the sidebar knows of the stories (`indexer.ts`). */
function getIndexEntries() {
  type Entries = Record<string, { name: string; tags: string[] } | undefined>;
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { storyIndex: { entries: Entries } } };
  };
  return storybook.storyStoreValue.storyIndex.entries;
}

/** A guide has one width: a story that asks for another one stands in a window, which takes it (`preview.tsx`). */
function showInWindows(stories: ReturnType<DocsContextProps['componentStories']>) {
  for (const { storyGlobals, parameters } of stories)
    if (storyGlobals.viewport)
      parameters.docs = { ...parameters.docs, story: { ...parameters.docs.story, inline: false } };
}

/** `parameters.path` is the address that the piece stands at; a section's only places it in a menu. */
function RouteLink() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { path } = preparedMeta.parameters as { path?: string };
  if (!path || !/^(Pages|Administration)\//.test(preparedMeta.title)) return null;
  return (
    <p>
      Sur le site&nbsp;: <a href={absoluteUrl(path)}>{path}</a>
    </p>
  );
}
