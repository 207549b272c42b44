import type { Drawings } from './Scene.ts';
import Shoot from './workbenches/events.svg?react';
import SoundBench from './workbenches/podcast.svg?react';
import PlanningDesk from './workbenches/strategy.svg?react';
import DrawingBoard from './workbenches/visual.svg?react';

/** What each main service works with, by the id of its tile. */
export const workbenches: Drawings = {
  podcast: SoundBench,
  visual: DrawingBoard,
  strategy: PlanningDesk,
  events: Shoot,
};
