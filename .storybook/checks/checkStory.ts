import type { StoryContext } from '@storybook/react-vite';
import { findWhatIsCutOff } from './clipping.ts';
import { findMessages } from './console.ts';
import { findFaintFocus, findFaintHighlights, findShownByHoverAlone } from './controls.ts';
import { findEmptyNames, findUnnamedDetails } from './fields.ts';
import { findLostFocus } from './focus.ts';
import { setWidth } from './frame.ts';
import { findColorAlone, findStatesLost } from './meaning.ts';
import { findMovement } from './motion.ts';
import { findFalseStates } from './states.ts';
import { findSmallTargets } from './targets.ts';

/** The window of a phone, which is also a desktop's at 400 % (WCAG 1.4.10). */
const NARROW = 320;

type Story = Pick<StoryContext, 'title' | 'globals' | 'parameters'>;

/**
 * Throws what is wrong with any story, whatever it shows: one short function for each kind of fault. axe looks at the rest.
 * Where text is twice as large, the window is a phone's as well from here on. `parameters.expectedMessages` are
 * patterns of what a story writes to the console on purpose.
 */
export async function checkStory({ title, globals, parameters }: Story) {
  const { body } = document;
  const faults = [
    ...findMessages((parameters.expectedMessages as RegExp[] | undefined) ?? []),
    ...(title.startsWith('Administration/') ? await findLostFocus() : []),
    ...findFaintFocus(body),
    ...findFaintHighlights(body),
    ...findShownByHoverAlone(body),
    ...findUnnamedDetails(body, title),
    ...findEmptyNames(body),
    ...findColorAlone(body),
    ...findStatesLost(body),
    ...findFalseStates(body),
    ...findSmallTargets(body),
    ...findMovement(),
  ];
  if (globals.textSize === '200') {
    await setWidth(NARROW, parameters.layout === 'padded');
    // Popups are placed one frame later.
    for (let frames = 0; frames < 30 && findWhatIsCutOff(body).length > 0; frames += 1)
      await new Promise(requestAnimationFrame);
    faults.push(...findWhatIsCutOff(body));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
