import Agree from './gestures/agree.svg?react';
import Deliver from './gestures/deliver.svg?react';
import Listen from './gestures/listen.svg?react';
import Press from './gestures/press.svg?react';
import type { Drawings } from './Scene.ts';

/** What people do, by the name of the gesture that tells a figure. */
export const gestures = {
  deliver: Deliver,
  agree: Agree,
  listen: Listen,
  press: Press,
} satisfies Drawings;
