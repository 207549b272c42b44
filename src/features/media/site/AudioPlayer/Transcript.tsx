import { type KeyboardEvent, memo, type MouseEvent, type Ref, useId } from 'react';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import type { Cue } from '#features/media/data/captions/captions.ts';
import { toParagraphs } from '../transcript.ts';
import { Hint, JumpButton, Spoken, TextBox, TimeAlone } from './AudioPlayer.styles.ts';

interface TranscriptProps {
  /** What is spoken. */
  title: string;
  cues: readonly Cue[];
  ref: Ref<HTMLElement>;
  /** Absent where there is nothing to play: the text is read alone. */
  onJump: ((place: number) => void) | undefined;
}

/** Where an arrow leads from a passage. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The place among all passages of the one that an element stands in; undefined outside of them. */
function findPassage(element: EventTarget) {
  const passage = element instanceof Element ? element.closest<HTMLElement>('[data-cue]') : null;
  return passage ? Number(passage.dataset.cue) : undefined;
}

/**
 * The words of a sound, that can be searched and read without playing it. Drawn once: which passage is spoken is marked from
 * outside. A press on a passage plays it. The arrows go from one to the next, for thousands of stops of the Tab key would be
 * none; screen readers have the times before the paragraphs.
 */
export const Transcript = memo(function Transcript({ title, cues, ref, onJump }: TranscriptProps) {
  const hintId = useId();
  const playPassage = (target: EventTarget) => {
    const cue = cues[findPassage(target) ?? -1];
    if (cue) onJump?.(cue.start);
  };
  const onClick = ({ target }: MouseEvent) => {
    // Whoever selects words to copy them doesn't want to hear them.
    if (getSelection()?.type !== 'Range') playPassage(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: box, key, target } = event;
    const from = findPassage(target);
    if (key === 'Enter' && from !== undefined) playPassage(target);
    const step = steps[key];
    if (step === undefined || (from === undefined && target !== box)) return;
    event.preventDefault();
    const next =
      from === undefined
        ? (box.querySelector<HTMLElement>('[data-current]') ?? box.querySelector<HTMLElement>('[data-cue]'))
        : box.querySelector<HTMLElement>(`[data-cue="${from + step}"]`);
    next?.focus();
  };
  return (
    <>
      {onJump && (
        <Hint id={hintId}>
          Choisissez une phrase pour l’écouter&nbsp;: d’un clic, ou par les flèches gauche et droite, puis
          Entrée.
        </Hint>
      )}
      <TextBox
        ref={ref}
        aria-label={`Transcription de ${title}`}
        aria-describedby={onJump && hintId}
        data-playable={onJump ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {toParagraphs(cues).map(({ start, speaker, passages }) => (
          <Spoken key={start}>
            <Jump place={start} onJump={onJump} />
            <p>
              {speaker && <strong>{`${speaker}\u00A0: `}</strong>}
              {passages.map(({ index, text }) => (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrows focus it.
                <span key={index} data-cue={index} tabIndex={-1}>{`${text} `}</span>
              ))}
            </p>
          </Spoken>
        ))}
      </TextBox>
    </>
  );
});

/** Where to, in seconds, and what begins there. */
type JumpProps = Pick<TranscriptProps, 'onJump'> & { place: number; what?: string };

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
