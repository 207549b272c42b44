import { Stack } from '#design-system/primitives/Stack';
import { Prose } from '#design-system/components/Prose';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import { Layout, Links } from './EpisodeNotes.styles.ts';

export type EpisodeNotesProps = Pick<EpisodeContent, 'notes' | 'links'>;

/** What there is to read beside an episode: notes, and where they lead. Nothing where there is neither. */
export function EpisodeNotes({ notes, links }: EpisodeNotesProps) {
  if (notes.length === 0 && links.length === 0) return null;
  return (
    <Section aria-label="Notes de l’épisode" spacing="compact">
      <Layout>
        {notes.length > 0 && (
          <Stack>
            <Heading level={2} size="h3">
              Notes de l’épisode
            </Heading>
            <Prose>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Prose>
          </Stack>
        )}
        {links.length > 0 && (
          <Stack>
            <Heading level={2} size="h3">
              Pour aller plus loin
            </Heading>
            <Links>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink variant="standalone" href={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </Links>
          </Stack>
        )}
      </Layout>
    </Section>
  );
}
