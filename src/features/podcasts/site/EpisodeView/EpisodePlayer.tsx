import { Section } from '#design-system/primitives/Section';
import { AudioPlayer } from '#features/media/site/AudioPlayer/AudioPlayer.tsx';
import { findPictureAddress } from '#features/media/site/socialImage.ts';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import type { ShowOfTrack } from '#features/podcasts/site/episodeFacts.ts';

export interface EpisodePlayerProps {
  /** L’épisode : son son, ses chapitres, sa transcription. */
  episode: Pick<EpisodeContent, 'title' | 'sound' | 'chapters' | 'transcript' | 'image'>;
  /** Son émission, pour les commandes de l’appareil. */
  show?: Omit<ShowOfTrack, 'slug'> | undefined;
}

/**
 * What plays an episode, with its chapters and what is said in it. Nothing as long as it has no sound; where the library doesn't
 * have that any more, it says so.
 */
export function EpisodePlayer({ episode, show }: EpisodePlayerProps) {
  const { title, sound, chapters, transcript, image } = episode;
  // The form of a new episode has none yet.
  if (!sound.src) return null;
  return (
    <Section aria-label="Écouter" spacing="compact">
      <AudioPlayer
        title={title}
        show={show?.title}
        src={sound.src}
        facts={sound.facts}
        isGone={!sound.facts}
        artwork={findPictureAddress(image ?? show?.cover)}
        chapters={chapters}
        transcript={transcript}
      />
    </Section>
  );
}
