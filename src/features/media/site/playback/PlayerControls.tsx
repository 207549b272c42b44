import { RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Speed } from './PlayerControls.styles.ts';
import { seek, setSpeed } from './playback.ts';
import type { PlaybackState } from './usePlaybackState.ts';

export interface PlayerControlsProps {
  audio: HTMLMediaElement;
  state: PlaybackState;
}

/** Seconds of a leap back or forth. */
export const LEAP = 15;

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => ({
  value: String(speed),
  label: `${speed.toLocaleString('fr-CA')}\u00A0×`,
}));

/** Leaps and speed. The speed stays for the sounds that follow, as long as the page isn't left. */
export function PlayerControls({ audio, state: { time, rate } }: PlayerControlsProps) {
  return (
    <>
      <Button
        variant="ghost"
        iconStart={RotateCcw}
        aria-label={`Reculer de ${LEAP}\u00A0s`}
        onClick={() => seek(audio, Math.max(0, time - LEAP))}
      >{`${LEAP}\u00A0s`}</Button>
      <Button
        variant="ghost"
        iconStart={RotateCw}
        aria-label={`Avancer de ${LEAP}\u00A0s`}
        onClick={() => seek(audio, time + LEAP)}
      >{`${LEAP}\u00A0s`}</Button>
      <Speed>
        <NativeSelect
          aria-label="Vitesse"
          items={speeds}
          value={String(rate)}
          onChange={(event) => setSpeed(audio, Number(event.currentTarget.value))}
        />
      </Speed>
    </>
  );
}
