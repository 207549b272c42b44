import { Anchor, Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useState } from 'react';
import { Button } from 'storybook/internal/components';
import type { DocsContextProps } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { useWritten } from './WhatChanged/useWritten.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * The stories after the first one. Those that need a window of their own show their picture (`tests/workbench/openEach.ts` takes it),
 * and one at a time comes alive: each window would start a PostgreSQL, and eleven of them take three gigabytes.
 * So does a story in which somebody acts: its picture shows what came of it, and whoever wakes it sees it played. `plays` says
 * which those are.
 */
export function StoryList({ plays }: { plays: (id: string) => boolean }) {
  const { componentStories } = useContext(DocsContext);
  const [aliveId, setAliveId] = useState<string>();
  const pictured = useWritten<string[]>('./pictures/index.json');
  const ids = new Set(pictured.isPending ? [] : pictured.value);
  return componentStories()
    .slice(1)
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
    .map((story) =>
      isInWindow(story) || (plays(story.id) && ids.has(story.id)) ? (
        <StoryWindow
          key={story.id}
          story={story}
          picture={ids.has(story.id) ? `./pictures/${encodeURIComponent(story.id)}.jpg` : undefined}
          isAlive={story.id === aliveId}
          onWake={() => setAliveId(story.id)}
        />
      ) : (
        <Fragment key={story.id}>
          <DocsStory of={story.moduleExport} __forceInitialArgs />
          {plays(story.id) && (
            <p>
              Quelqu’un agit dans cette histoire, et ceci en est le point de départ.{' '}
              <a href={`?path=/story/${story.id}`} target="_top">
                Ouvrez-la
              </a>{' '}
              pour voir la suite.
            </p>
          )}
        </Fragment>
      ),
    );
}

const docsOf = ({ parameters }: Story) =>
  (parameters.docs as { story?: { inline?: boolean; height?: string; iframeHeight?: string } }).story ?? {};

const isInWindow = (story: Story) => docsOf(story).inline === false;

type StoryWindowProps = { story: Story; picture: string | undefined; isAlive: boolean; onWake: () => void };

function StoryWindow({ story, picture, isAlive, onWake }: StoryWindowProps) {
  const { height, iframeHeight } = docsOf(story);
  return (
    <Anchor storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Frame>
        {isAlive && (
          <iframe
            title={story.name}
            data-awake
            src={toAddress(story.id)}
            style={{ height: height ?? iframeHeight }}
            allowFullScreen
          />
        )}
        {!isAlive && picture && <img src={picture} alt={story.name} loading="lazy" />}
        {!isAlive && (
          <Bar>
            <Button ariaLabel={false} onClick={onWake}>
              Essayer «&nbsp;{story.name}&nbsp;»
            </Button>
          </Bar>
        )}
      </Frame>
    </Anchor>
  );
}

/** The story alone, as the toolbars have it. */
function toAddress(id: string) {
  const address = new URL(location.href);
  address.searchParams.set('id', id);
  address.searchParams.set('viewMode', 'story');
  return address.href;
}

const Frame = styled.div(({ theme }) => ({
  margin: '25px 0 40px',
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& > iframe, & > img': { display: 'block', width: '100%', border: 0 },
}));

const Bar = styled.div({ padding: 12 });
