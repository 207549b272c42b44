import type { Decorator, StoryContext } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Text } from '#design-system/primitives/Text';
import { columns } from '#theme/columns.ts';
import { theme } from '#theme/theme.ts';

const labels = { rest: 'Repos', hover: 'Survol', focus: 'Focus', active: 'Appui' };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};

  > * {
    ${columns({ gap: 2 })}
    align-content: start;
    justify-items: start;
    max-width: 100%;
  }
  > * > * {
    max-width: 100%;
  }
`;

/** The component as it is at rest, under a pointer, with the focus, pressed, and disabled where it can be; each variant has rules of its own. */
const withStates: Decorator = (Story, { args, argTypes }) => {
  const variants = (argTypes['variant']?.options ?? ['']) as string[];
  const show = (state: object = {}) =>
    variants.map((variant) => (
      <Story key={variant} args={{ ...args, ...(variant && { variant }), ...state }} />
    ));
  return (
    <Row>
      {Object.entries(labels).map(([state, label]) => (
        <div key={state} data-state={state}>
          <Text size="small">{label}</Text>
          {show()}
        </div>
      ))}
      {argTypes['isDisabled'] && (
        <div>
          <Text size="small">Désactivé</Text>
          {show({ isDisabled: true })}
        </div>
      )}
    </Row>
  );
};

const controls = ':is(a, button, input, textarea, summary, [role=combobox])';

/** A story of a control in each of its states: `meta.story(inStates)`. Pictures catch a rule of hover that is gone. */
export const inStates = {
  decorators: [withStates],
  parameters: {
    layout: 'padded' as const,
    // The same piece, four times.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
    pseudo: {
      rootSelector: 'body',
      hover: ['[data-state=hover] *', '[data-state=active] *'],
      focusVisible: `[data-state=focus] ${controls}`,
      active: '[data-state=active] *',
    },
  },
  play: () => draw('.pseudo-active'),
};

/** The workbench says by itself that a story is drawn, and the addon then reads its rules; a test has to say it. */
async function draw(drawn: string) {
  if (!import.meta.env.VITEST_STORYBOOK) return;
  addons.getChannel().emit(STORY_RENDERED);
  await waitFor(() => expect(document.querySelector(drawn)).not.toBeNull());
}

/**
 * A story with all that the pointer changes, as if it were everywhere at once: `Default.extend(hovered())`. What isn't there at first is
 * waited for.
 */
export const hovered = (arrive?: (context: StoryContext) => Promise<unknown>) => ({
  name: 'Sous le pointeur',
  tags: ['!no-visual'],
  parameters: { pseudo: { rootSelector: 'body', hover: true } },
  // The addon leaves it to the next story, which has another body in the workbench alone.
  beforeEach: () => () => document.body.classList.remove('pseudo-hover-all'),
  play: async (context: StoryContext) => {
    await arrive?.(context);
    await draw('.pseudo-hover-all');
  },
});
