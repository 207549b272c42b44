import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type FaultName, faults, interfere } from '#mocks/faults.ts';
import { getViewer, initialGlobals } from './toolbars.ts';

/** The toolbar's choices with which the current story began. */
let begun: { viewer?: unknown; network?: unknown; content?: unknown } = initialGlobals;
let stopInterfering = () => {};

/** Lets the fault of the toolbar happen, to all data; a visitor asks the authentication service too. */
export function beginFault({ msw, globals }: Pick<StoryContext, 'globals' | 'msw'>) {
  endFault();
  begun = globals;
  const name = globals.content === 'error' ? 'ServerError' : globals.network;
  if (name === 'fast') return;
  const target = { where: getViewer(globals) ? 'data' : 'all' } as const;
  msw.use(...faults[name as FaultName].respond(target));
  stopInterfering = interfere(name as FaultName, target);
}

/** Ends what a fault does within the page; its answers end with the story's other ones. */
export function endFault() {
  stopInterfering();
  stopInterfering = () => {};
}

/** A story begins again where somebody chooses who looks, another network or content: Storybook alone would draw it once more, with what it has loaded. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, ({ globals }: Pick<StoryContext, 'globals'>) => {
    if ((['viewer', 'network', 'content'] as const).every((name) => globals[name] === begun[name])) return;
    channel.once(STORY_FINISHED, ({ storyId }) => channel.emit(FORCE_REMOUNT, { storyId }));
  });
}
