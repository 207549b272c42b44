import Report from './tools/analytics.svg?react';
import Megaphone from './tools/marketing.svg?react';
import Microphone from './tools/podcast.svg?react';
import Camera from './tools/video.svg?react';
import type { Drawings } from './Scene.ts';

/** What each of the four trades works with, by the id of its card. */
export const tools: Drawings = {
  podcast: Microphone,
  video: Camera,
  marketing: Megaphone,
  analytics: Report,
};
