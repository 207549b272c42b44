import {
  Anchor,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import type { DocsContextProps } from 'storybook/internal/types';
import { getIndexEntries } from './indexEntries.ts';
import { LivingStory } from './LivingStory.tsx';
import { usePictured } from './usePictured.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

const docsOf = ({ parameters }: Story) =>
  (parameters.docs as { story?: { inline?: boolean; height?: string; iframeHeight?: string } }).story ?? {};

/**
 * The stories after the first one, as far as the sidebar has them: what only tests isn’t shown. Those that need a window of their own
 * show their picture, and so does a story in which somebody acts: its picture shows what came of it, and whoever wakes it sees it
 * played.
 */
export function StoryList() {
  const { componentStories } = useContext(DocsContext);
  const pictured = usePictured();
  // Until the list is there none is drawn: Storybook loads the page again where a story goes before it has come.
  const hasPicture = (id: string) => !pictured || pictured.has(id);
  const entries = getIndexEntries();
  const shown = componentStories()
    .slice(1)
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && tags.includes('dev') && !usesMount);
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>États</Heading>
      {shown.map((story) => {
        const { inline, height, iframeHeight } = docsOf(story);
        const plays = entries[story.id]?.tags.includes('play-fn');
        return inline === false || (plays && hasPicture(story.id)) ? (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <LivingStory of={story.id} height={height ?? iframeHeight} />
          </Anchor>
        ) : (
          <Fragment key={story.id}>
            <DocsStory of={story.moduleExport} __forceInitialArgs />
            {plays && (
              <p>
                Quelqu’un agit dans cette histoire, et ceci en est le point de départ.{' '}
                <a href={`?path=/story/${story.id}`} target="_top">
                  Ouvrez-la
                </a>{' '}
                pour voir la suite.
              </p>
            )}
          </Fragment>
        );
      })}
    </>
  );
}
