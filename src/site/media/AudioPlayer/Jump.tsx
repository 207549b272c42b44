import { formatTime } from '#data/captions/captionTimes.ts';
import { JumpButton, TimeAlone } from './AudioPlayer.styles.ts';

export interface JumpProps {
  /** Where to, in seconds. */
  place: number;
  /** What begins there. */
  what?: string;
  onJump: (place: number) => void;
}

/** A time that leads there; without scripts, the time alone. */
export function Jump({ place, what, onJump }: JumpProps) {
  const time = formatTime(place);
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
