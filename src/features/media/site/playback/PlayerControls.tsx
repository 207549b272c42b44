import { RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Speed } from './PlayerControls.styles.ts';
import { type PlaybackState, seek, setSpeed } from './playback.ts';

/** Seconds of a leap back or forth. */
export const LEAP = 15;

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => ({
  value: String(speed),
  label: `${speed.toLocaleString('fr-CA')}\u00A0×`,
}));

const leaps = [
  { icon: RotateCcw, words: 'Reculer', seconds: -LEAP },
  { icon: RotateCw, words: 'Avancer', seconds: LEAP },
];

/** Leaps and speed. The speed stays for the sounds that follow, as long as the page isn't left. */
export function PlayerControls({ state: { time, rate } }: { state: PlaybackState }) {
  return (
    <>
      {leaps.map(({ icon, words, seconds }) => (
        <Button
          key={words}
          variant="ghost"
          iconStart={icon}
          aria-label={`${words} de ${LEAP}\u00A0s`}
          onClick={() => seek(time + seconds)}
        >{`${LEAP}\u00A0s`}</Button>
      ))}
      <Speed>
        <NativeSelect
          aria-label="Vitesse"
          items={speeds}
          value={String(rate)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        />
      </Speed>
    </>
  );
}
