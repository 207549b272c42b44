import AminaBenali from './portraits/aminaBenali.svg?react';
import CatherineMorin from './portraits/catherineMorin.svg?react';
import EtienneRoy from './portraits/etienneRoy.svg?react';
import MeiLinFortin from './portraits/meiLinFortin.svg?react';
import OlivierTremblay from './portraits/olivierTremblay.svg?react';
import SarahGagnon from './portraits/sarahGagnon.svg?react';
import type { Drawings } from './Scene.ts';

/** The drawn portraits of those who have one, by their ids in the team's content. */
export const portraits: Drawings = {
  'catherine-morin': CatherineMorin,
  'olivier-tremblay': OlivierTremblay,
  'amina-benali': AminaBenali,
  'sarah-gagnon': SarahGagnon,
  'etienne-roy': EtienneRoy,
  'mei-lin-fortin': MeiLinFortin,
};
