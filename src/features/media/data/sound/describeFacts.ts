import { formatTime } from '../captions/captionTimes.ts';
import type { MediaFacts } from './analyseMedia.ts';

/** What players of podcasts expect, in LUFS, and how far from it nobody minds. */
const target = -16;
const tolerance = 1;

/** The highest true peak that no player distorts, in dBTP. */
const highestPeak = -1;

const number = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const format = (value: number) => number.format(value).replace('-', '−');

/**
 * How loud a sound is, in a sentence for who sends it: « −19,2 LUFS : un peu faible (on vise −16) ». It is a remark, never a
 * reason to refuse. Null when nothing was measured.
 */
export function describeLoudness({
  loudness,
  true_peak,
}: Pick<MediaFacts, 'loudness' | 'true_peak'>): { text: string; isFine: boolean } | null {
  if (loudness == null) return null;
  const distance = loudness - target;
  const isLoudnessFine = Math.abs(distance) <= tolerance;
  const isPeakFine = true_peak == null || true_peak <= highestPeak;
  const amount = Math.abs(distance) > 4 ? 'trop' : 'un peu';
  const judged = isLoudnessFine ? 'bien' : `${amount} ${distance < 0 ? 'faible' : 'fort'} (on vise −16)`;
  const peak = isPeakFine
    ? ''
    : ` Crêtes à ${format(true_peak ?? 0)}\u00A0dBTP\u00A0: elles peuvent saturer (au plus −1).`;
  return {
    text: `${format(loudness)}\u00A0LUFS\u00A0: ${judged}${peak && '.'}${peak}`,
    isFine: isLoudnessFine && isPeakFine,
  };
}

/** What whoever sends a file is told where it ends before what its header promises; null where it doesn't. */
export const describeCut = ({ duration, announced }: Pick<MediaFacts, 'duration' | 'announced'>) =>
  announced === undefined
    ? null
    : `Le fichier est coupé\u00A0: il annonce ${formatTime(announced)} et s’arrête à ${formatTime(duration ?? 0)}. Envoyez-le de nouveau s’il devait être entier.`;

/** What was found out of a sound or film, in a sentence or two for who sends it; and whether it needs a look. */
export function describeFacts(facts: MediaFacts) {
  const [cut, loudness] = [describeCut(facts), describeLoudness(facts)];
  return {
    text: [cut, loudness?.text].filter(Boolean).join(' ') || null,
    isFine: !cut && loudness?.isFine !== false,
  };
}
