import type { StoryContext } from '@storybook/react-vite';
import { type FaultName, faults, interfere } from '#mocks/faults.ts';
import { getViewer } from './toolbars.ts';

let stopInterfering = () => {};

/** Lets the fault of the toolbar happen, to all data; a visitor asks the authentication service too. */
export function beginFault({ msw, globals }: Pick<StoryContext, 'globals' | 'msw'>) {
  endFault();
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
