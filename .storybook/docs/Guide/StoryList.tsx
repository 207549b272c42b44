import { Anchor, Description, DocsContext, DocsStory, Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useState } from 'react';
import type { DocsContextProps } from 'storybook/internal/types';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { theme } from '#theme/theme.ts';
import { getIndexEntries } from './indexEntries.ts';
import { LivingStory } from './LivingStory.tsx';
import { usePictured } from './usePictured.ts';

export type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** How a guide shows a story: within it, or in a window of its own. */
export const docsOf = ({ parameters }: Story) =>
  (parameters.docs as { story?: { inline?: boolean; height?: string; iframeHeight?: string } }).story ?? {};

type StateProps = { story: Story; isOpenAtFirst: boolean; children: ReactNode };

/** A state under its name: it opens on a press, and costs nothing until then. */
function State({ story, isOpenAtFirst, children }: StateProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Anchor storyId={story.id}>
      <Fold open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{story.name}</summary>
        {isOpen && (
          <>
            <Description of={story.moduleExport} />
            {children}
          </>
        )}
      </Fold>
    </Anchor>
  );
}

const Fold = styled.details(({ theme: { appBorderColor } }) => ({
  borderTop: `1px solid ${appBorderColor}`,
  '& > summary': { padding: '12px 0', cursor: 'pointer', font: `600 1.125rem ${theme.font.body}` },
}));

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
    .filter(({ tags }) => tags.includes('autodocs') && tags.includes('dev'));
  const [areAllOpen, setAreAllOpen] = useState(false);
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>États</Heading>
      <Button ariaLabel={false} onClick={() => setAreAllOpen(!areAllOpen)}>
        {areAllOpen ? 'Tout refermer' : 'Tout ouvrir'}
      </Button>
      {shown.map((story) => {
        const { inline, height, iframeHeight } = docsOf(story);
        const plays = entries[story.id]?.tags.includes('play-fn');
        return (
          <State key={`${story.id} ${areAllOpen}`} story={story} isOpenAtFirst={areAllOpen}>
            {inline === false || (plays && hasPicture(story.id)) ? (
              <LivingStory of={story.id} height={height ?? iframeHeight} />
            ) : (
              <>
                <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
                {plays && (
                  <p>
                    Quelqu’un agit dans cette histoire, et ceci en est le point de départ.{' '}
                    <a href={`?path=/story/${story.id}`} target="_top">
                      Ouvrez-la
                    </a>{' '}
                    pour voir la suite.
                  </p>
                )}
              </>
            )}
          </State>
        );
      })}
    </>
  );
}
