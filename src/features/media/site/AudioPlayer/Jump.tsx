import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { JumpButton, TimeAlone } from './AudioPlayer.styles.ts';

export interface JumpProps {
  /** Where to, in seconds. */
  place: number;
  /** What begins there. */
  what?: string;
  /** Absent where there is nothing to play. */
  onJump: ((place: number) => void) | undefined;
}

/** A time that leads there; without scripts, or a sound, the time alone. */
export function Jump({ place, what, onJump }: JumpProps) {
  const time = formatTime(place);
  if (!onJump) return <TimeAlone data-shown>{time}</TimeAlone>;
  return (
    <>
      <JumpButton
        type="button"
        aria-label={`Écouter à partir de ${time}${what ? `, ${what}` : ''}`}
        onClick={() => onJump(place)}
      >
        {time}
      </JumpButton>
      <TimeAlone>{time}</TimeAlone>
    </>
  );
}
