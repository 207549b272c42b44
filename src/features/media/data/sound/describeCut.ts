import { formatTime } from '../captions/captionTimes.ts';
import type { MediaFacts } from './analyseMedia.ts';

/** What whoever sends a file is told where it ends before what its header promises; null where it doesn't. */
export const describeCut = ({ duration, announced }: Pick<MediaFacts, 'duration' | 'announced'>) =>
  announced === null
    ? null
    : `Le fichier est coupé\u00A0: il annonce ${formatTime(announced)} et s’arrête à ${formatTime(duration ?? 0)}. Envoyez-le de nouveau s’il devait être entier.`;
