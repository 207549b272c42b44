import { Section } from '#design-system/primitives/Section';
import type { EpisodeContent } from '#site/podcasts/episode.schema.ts';

export interface EpisodePlayerProps {
  episode: Pick<EpisodeContent, 'title' | 'sound' | 'chapters' | 'transcript' | 'image'>;
  /** The show that it is of, for the device's own controls. */
  show?: { title: string } | undefined;
}

/** What plays an episode, with its chapters and what is said in it. Nothing as long as it has no sound. */
export function EpisodePlayer({ episode: { title, sound } }: EpisodePlayerProps) {
  // The form of a new episode has none yet.
  if (!(sound as typeof sound | null)) return null;
  return (
    <Section aria-label="Écouter" spacing="compact">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its transcript stands below. */}
      <audio controls preload="none" src={sound.src} aria-label={title} />
    </Section>
  );
}
