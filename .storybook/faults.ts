import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { type FaultName, faults, interfere, toReport } from '#mocks/faults.ts';
import type { Target } from '#mocks/scenarios.ts';
import { isTested } from './inTests.ts';
import { getViewer } from './toolbars.ts';

/** A fault as a story lives it. */
export type LivedFault = {
  name: FaultName;
  /** What the screen says; empty for an answer that is only slow, or empty. */
  message: string;
  begin: () => void;
  end: () => void;
};

type Play = (context: StoryContext, fault: LivedFault) => Promise<void>;

/** Whoever looks stays with the fault that the story is called after. */
const stays = new Error('The fault goes on.');

/**
 * The stories of a screen to which something happens, one line each: `export const Offline = meta.story(on('Offline'))`.
 * The fault has begun when the screen is drawn. Pictures of what looks different are those of the screen's other stories,
 * and accessibility is checked on one fault, for all draw the same parts. A file of them is tagged `!autodocs`: in one guide all
 * faults would happen at once.
 */
export const faultStories =
  (play: Play, { target }: { target?: Target } = {}) =>
  (name: FaultName) => {
    let stopInterfering = () => {};
    return {
      tags: ['no-visual', 'fault'],
      parameters: {
        a11y: { test: name === 'Offline' ? ('error' as const) : ('off' as const) },
        chromatic: { disableSnapshot: true },
      },
      beforeEach({ msw }: Pick<StoryContext, 'msw'>) {
        begin(msw);
        return () => stopInterfering();
      },
      play: (context: StoryContext) => {
        const { msw } = context;
        const end = () => {
          if (!isTested) throw stays;
          msw.resetHandlers();
          stopInterfering();
        };
        const fault = { name, message: toReport(name, target), begin: () => begin(msw), end };
        return play(context, fault).catch((error: unknown) => {
          if (error !== stays) throw error;
        });
      },
    };

    function begin(msw: StoryContext['msw']) {
      msw.use(...faults[name].respond(target));
      stopInterfering = interfere(name, target);
    }
  };

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
