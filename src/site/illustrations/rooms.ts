import Charest from './rooms/charest.svg?react';
import Limoilou from './rooms/limoilou.svg?react';
import SaintRoch from './rooms/saintRoch.svg?react';
import type { Drawings } from './Scene.ts';

/** The studios, by their ids. */
export const rooms: Drawings = { charest: Charest, 'saint-roch': SaintRoch, limoilou: Limoilou };
