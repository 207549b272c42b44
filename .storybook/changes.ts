import type { StoryContext } from '@storybook/react-vite';
import { isAwake, isPartOfGuide } from './guideWindow.ts';
import { isAsWritten } from './toolbars.ts';

/** What draws a story in the workbench; Storybook exports no type of it. */
export type StoryRender = {
  id: string;
  phase: string;
  renderOptions: { autoplay: boolean };
  storyContext: () => Pick<StoryContext, 'globals' | 'args'>;
  render: () => Promise<void>;
  remount: () => Promise<void>;
  rerender: () => Promise<void>;
};

const listRenders = () =>
  (globalThis as { __STORYBOOK_PREVIEW__?: { storyRenders: StoryRender[] } }).__STORYBOOK_PREVIEW__
    ?.storyRenders ?? [];

/** What a story begins with: where somebody chooses another, what it has loaded is no longer so. */
const readBeginning = ({ globals, args }: ReturnType<StoryRender['storyContext']>) =>
  [globals.viewer, globals.network, globals.content, args['rows']].join();

/** Whether a story plays. One that somebody has changed doesn't: its play knows of its own state alone. */
const plays = (context: StoryContext) => isAsWritten(context) && (isAwake() || !isPartOfGuide());

/**
 * Follows what somebody chooses in toolbars and controls while a story stands: it is drawn again, or begins again. Storybook would do so in
 * the midst of a play, which then finds something else than it looks for; here it waits until the play is over.
 *
 * @returns whether the story plays.
 */
export function followChanges(context: StoryContext): boolean {
  const own = listRenders().find(({ id }) => id === context.id);
  if (!own) return false;
  if (context.viewMode === 'story') own.renderOptions.autoplay = plays(context);
  const begun = readBeginning(context);
  let isWaiting = false;
  own.rerender = async () => {
    if (isWaiting) return;
    isWaiting = true;
    while (!['finished', 'errored', 'aborted'].includes(own.phase))
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    isWaiting = false;
    // Somebody may have left it meanwhile.
    if (!listRenders().includes(own)) return;
    await (readBeginning(own.storyContext()) === begun ? own.render() : own.remount());
  };
  return own.renderOptions.autoplay && Boolean(context.playFunction);
}
