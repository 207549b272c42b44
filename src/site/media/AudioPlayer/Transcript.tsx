import { memo, type Ref } from 'react';
import type { Cue } from '#data/captions/captions.ts';
import { toParagraphs } from '../transcript.ts';
import { Spoken, TextBox } from './AudioPlayer.styles.ts';
import { Jump } from './Jump.tsx';

export interface TranscriptProps {
  /** What is spoken. */
  title: string;
  cues: readonly Cue[];
  ref: Ref<HTMLElement>;
  onJump: (place: number) => void;
}

/** The words of a sound, that can be searched and read without playing it. Drawn once: which passage is spoken is marked from outside. */
export const Transcript = memo(function Transcript({ title, cues, ref, onJump }: TranscriptProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
    <TextBox ref={ref} aria-label={`Transcription de ${title}`} tabIndex={0}>
      {toParagraphs(cues).map(({ start, speaker, passages }) => (
        <Spoken key={start}>
          <Jump place={start} onJump={onJump} />
          <p>
            {speaker && <strong>{`${speaker}\u00A0: `}</strong>}
            {passages.map(({ index, text }) => (
              <span key={index} data-cue={index}>{`${text} `}</span>
            ))}
          </p>
        </Spoken>
      ))}
    </TextBox>
  );
});
