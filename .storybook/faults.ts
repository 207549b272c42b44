import type { StoryContext } from '@storybook/react-vite';
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_ARGS_UPDATED,
  STORY_FINISHED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { type FaultName, faults, interfere, toReport } from '#mocks/faults.ts';
import type { Target } from '#mocks/scenarios.ts';
import { isTested } from './inTests.ts';
import { getViewer, initialGlobals } from './toolbars.ts';

/** A fault as a story lives it. */
export type LivedFault = {
  name: FaultName;
  /** What the screen says; empty for an answer that is only slow, or empty. */
  message: string;
  begin: () => void;
  end: () => void;
};

type Play = (context: StoryContext, fault: LivedFault) => Promise<void>;

type Circumstances = Pick<StoryContext, 'args' | 'globals' | 'parameters' | 'msw'>;

/**
 * The fault that the toolbar names, else the story's own. It bears on what a story of faults is about, in any other on all
 * data; a visitor asks the authentication service too.
 */
function findFault({ globals, parameters }: Pick<Circumstances, 'globals' | 'parameters'>) {
  const own = parameters.fault as { target: Target } | undefined;
  const usual = globals.content === 'error' ? 'ServerError' : own && 'Offline';
  const name = globals.network === 'fast' ? usual : (globals.network as FaultName);
  return name && { name, target: own?.target ?? { where: getViewer(globals) ? 'data' : 'all' } };
}

/** The toolbar's choices with which the current story began. */
let begun: { network?: unknown; content?: unknown; rows?: unknown } = initialGlobals;
let stopInterfering = () => {};

/** Lets the fault happen, if there is one. */
export function beginFault({ msw, ...circumstances }: Circumstances) {
  endFault();
  begun = { ...circumstances.globals, rows: circumstances.args['rows'] };
  const fault = findFault(circumstances);
  if (!fault) return;
  msw.use(...faults[fault.name].respond(fault.target));
  stopInterfering = interfere(fault.name, fault.target);
}

/** Ends what a fault does within the page; its answers end with the story's other ones. */
export function endFault() {
  stopInterfering();
  stopInterfering = () => {};
}

/** A story begins again where somebody chooses another network, content or number of rows: Storybook alone would draw it once more, with what it has loaded. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, ({ globals }: Pick<StoryContext, 'globals'>) => {
    if (globals.network === begun.network && globals.content === begun.content) return;
    channel.once(STORY_FINISHED, ({ storyId }) => channel.emit(FORCE_REMOUNT, { storyId }));
  });
  channel.on(STORY_ARGS_UPDATED, ({ storyId, args }: { storyId: string; args: { rows?: unknown } }) => {
    if (args.rows !== begun.rows) channel.emit(FORCE_REMOUNT, { storyId });
  });
}

/** Whoever looks stays with the fault that they chose. */
const stays = new Error('The fault goes on.');

/**
 * The story of a screen to which something happens: what the toolbar « Réseau » says, and no network where it says nothing.
 * `tests/faults.test.ts` plays it with each fault. The fault has begun when the screen is drawn. Pictures of what looks different are
 * those of the screen's other stories. Its file is tagged `!autodocs`, for the fault would happen to all stories of a guide,
 * `no-visual` and `fault`.
 */
export const faultStory = (target: Target, play: Play) => ({
  parameters: { fault: { target }, chromatic: { disableSnapshot: true } },
  play: async (context: StoryContext) => {
    const fault = findFault(context);
    if (!fault) return;
    const end = () => {
      if (!isTested) throw stays;
      context.msw.resetHandlers();
      endFault();
    };
    const begin = () => beginFault(context);
    await play(context, { name: fault.name, message: toReport(fault.name, target), begin, end }).catch(
      (error: unknown) => {
        if (error !== stays) throw error;
      },
    );
  },
});

/** Waits until the toast of a failed request says what happened. */
export async function expectReportedByToast({ message }: Pick<LivedFault, 'message'>) {
  await waitFor(() => {
    const toasts = screen.queryAllByRole('alertdialog', { hidden: true });
    return expect(toasts.map(({ textContent }) => textContent).join('\n')).toContain(message);
  });
}

/**
 * What was to be loaded wasn't: the screen says why, and has it once the fault is over, by its own button or by signing
 * in again. `findLoaded` looks for what was missing.
 */
export async function recoverLoad(
  { canvas, userEvent, globals }: Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>,
  { name, message, end }: LivedFault,
  findLoaded: () => Promise<unknown>,
) {
  await expect(await canvas.findByText(message)).toBeVisible();
  if (name === 'Unauthorized') {
    const dialog = within(await screen.findByRole('dialog', { name: 'Votre session est terminée' }));
    end();
    const role = getViewer(globals);
    if (!role) throw new Error('Personne n’est connecté : choisissez un autre rôle que « Visiteur ».');
    const { email, password } = accountByRole[role];
    await userEvent.type(dialog.getByLabelText('Courriel'), email);
    await userEvent.type(dialog.getByLabelText('Mot de passe'), `${password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  } else {
    end();
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
  }
  await findLoaded();
}

/** What a visitor reads of a fault: they have no session that could be over. */
export const toVisitorMessage = ({ name, message }: Pick<LivedFault, 'name' | 'message'>) =>
  name === 'Unauthorized' ? 'Le serveur a refusé cette demande.' : message;

/**
 * A page of the site doesn't come: the visitor is told why, and gets it once the fault is over. `loaded` says what it shows
 * then; `empty` what it shows where the answer holds nothing.
 */
export async function recoverPage(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  fault: LivedFault,
  { loaded, empty = 'Oops! Page not found' }: { loaded: string; empty?: string },
) {
  if (fault.name === 'Empty') {
    await expect(await canvas.findByRole('heading', { name: empty })).toBeVisible();
    return;
  }
  if (fault.name !== 'Slow') {
    await expect(await canvas.findByText(toVisitorMessage(fault))).toBeVisible();
    fault.end();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
  }
  await expect(await canvas.findByRole('heading', { name: loaded })).toBeVisible();
}
