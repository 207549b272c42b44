import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Container } from '#design-system/primitives/Container';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { usePlayer } from '#features/media/site/playback/usePlayer.ts';
import { findCurrent } from '#features/media/site/transcript.ts';
import type { Excerpt } from '#features/podcasts/site/loadExcerpt.ts';
import { Invitation, Phrase, Player, Said } from './HeroPlayer.styles.ts';

export interface HeroPlayerProps {
  excerpt: Excerpt;
  /** How many bars the wave has. */
  bars: number;
}

/**
 * ▷ in the wave, and above the bars what is being said: a phrase at the place in the wave at which it is heard, its words one after
 * the other. Before it plays, the line says what there is to hear; once it was heard, where it goes on. The words aren't for screen
 * readers: those hear them.
 */
export function HeroPlayer({ excerpt: { track, phrases }, bars }: HeroPlayerProps) {
  const { own, state } = usePlayer(track);
  const { from, to } = track.excerpt;
  const time = own?.track.excerpt ? state.time : from;
  const phrase = time < to ? phrases[findCurrent(phrases, time) ?? -1] : undefined;
  const seconds = Math.round(to - from);
  return (
    <>
      <Container>
        <Said>
          {phrase && time > from ? (
            <Phrase
              key={phrase.start}
              aria-hidden
              style={{ '--at': (phrase.start - from) / (to - from) } as CSSProperties}
            >
              {phrase.words.map(({ start, text }) => (
                <span key={start} data-said={start <= time || undefined}>{`${text} `}</span>
              ))}
            </Phrase>
          ) : (
            <Invitation>
              {time < to ? <span>{`Écoutez ${seconds} secondes de `}</span> : null}
              <TextLink render={<Link to={track.path} />}>
                {time < to ? track.show : 'La suite de l’épisode'}
              </TextLink>
            </Invitation>
          )}
        </Said>
      </Container>
      <Player $bars={bars}>
        <ListenButton
          track={track}
          what={`${seconds} secondes de ${track.show}, ${track.title}`}
          size="large"
        />
      </Player>
    </>
  );
}
