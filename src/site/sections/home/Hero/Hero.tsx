import { useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { Container } from '#design-system/primitives/Container';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { Waveform, waveformBars } from '#design-system/primitives/Waveform';
import { icons } from '#site/icons.ts';
import { PictureFrame } from '#features/media/site/SitePicture/SitePicture.styles.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import type { Excerpt } from '#features/podcasts/site/loadExcerpt.ts';
import { ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { Channel, Channels, HeroRoot, Name, Preview, Previews, Stage, Words } from './Hero.styles.ts';
import type { HeroContent } from './hero.section.ts';
import { useAnsweringWave } from './useAnsweringWave.ts';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { usePlayer } from '#features/media/site/playback/playback.ts';
import { findCurrent } from '#features/media/site/transcript.ts';
import { Invitation, Phrase, Player, Said } from './HeroPlayer.styles.ts';

export type HeroProps = HeroContent & {
  /** L’extrait que ▷ joue dans l’onde; sans lui, l’onde est muette. */
  excerpt?: Excerpt | undefined;
};

const ratio = 3 / 2;
const frames = framesOf(ratio, { laptop: [5, '3rem'] });

/** The bars of a stretch, and what they are drawn from. */
const BARS = 18;
const toSeed = (channel: string) => `voix ${channel}`;

/**
 * First screen of the home page. One wide waveform runs across it, a stretch for each trade: pointing at a trade lights its
 * stretch and says in a line what it is for. The wave answers to the pointer, and to the sound that plays; ▷ in it plays some
 * seconds of an episode, whose words stand above the bars that are heard.
 */
export function Hero({ title, lead, picture, actions, channels, excerpt }: HeroProps) {
  const id = useId();
  const [activeId, setActiveId] = useState(channels[0]?.id);
  const section = useRef<HTMLElement>(null);
  const wave = useRef<HTMLUListElement>(null);
  const rest = useMemo(
    () => channels.flatMap((channel) => waveformBars(toSeed(channel.id), BARS)),
    [channels],
  );
  useAnsweringWave(section, wave, rest);

  return (
    <HeroRoot ref={section} aria-labelledby={`${id}-title`}>
      <Container>
        <Words>
          <Heading level={1} size="display" id={`${id}-title`}>
            {title}
          </Heading>
          <div>
            {picture && (
              <PictureFrame $ratio={ratio}>
                <SitePicture picture={picture} seed={title} frames={frames} isFirst />
              </PictureFrame>
            )}
            <Text size="lead" tone="muted">
              {lead}
            </Text>
            <ActionLinks actions={actions} />
          </div>
        </Words>
      </Container>
      <Stage>
        {excerpt && <HeroPlayer excerpt={excerpt} bars={rest.length} />}
        <Channels ref={wave} aria-label="Nos métiers">
          {channels.map((channel) => (
            <li key={channel.id}>
              <Channel
                type="button"
                aria-pressed={channel.id === activeId}
                aria-describedby={`${id}-${channel.id}`}
                onPointerEnter={() => setActiveId(channel.id)}
                onFocus={() => setActiveId(channel.id)}
                onClick={() => setActiveId(channel.id)}
              >
                <Waveform seed={toSeed(channel.id)} bars={BARS} isAnimated />
                <Name>
                  <Icon icon={icons[channel.icon]} size="large" />
                  {channel.label}
                </Name>
              </Channel>
            </li>
          ))}
        </Channels>
      </Stage>
      <Container>
        <Previews>
          {channels.map((channel) => (
            <Preview
              key={channel.id}
              id={`${id}-${channel.id}`}
              data-active={channel.id === activeId || undefined}
            >
              {channel.preview}
            </Preview>
          ))}
        </Previews>
      </Container>
    </HeroRoot>
  );
}

/**
 * ▷ in the wave, and above the bars what is being said: a phrase at the place in the wave at which it is heard, its words one after
 * the other. Before it plays, the line says what there is to hear; once it was heard, where it goes on. The words aren't for screen
 * readers: those hear them.
 */
function HeroPlayer({ excerpt: { track, phrases }, bars }: { excerpt: Excerpt; bars: number }) {
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
