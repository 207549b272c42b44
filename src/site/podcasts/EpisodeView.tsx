import { Container } from '#design-system/primitives/Container';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import type { EpisodeContent } from './episode.schema.ts';
import type { ShowContent } from './show.schema.ts';

export interface EpisodeViewProps extends EpisodeContent {
  /** Its show, where it is known. */
  ofShow?: Pick<ShowContent, 'title' | 'slug'>;
}

/** An episode: what is said in it. */
export const EpisodeView = ({ title, number, description, notes, ofShow }: EpisodeViewProps) => (
  <>
    <PageHero
      eyebrow={[ofShow?.title, `Épisode ${number}`].filter(Boolean).join(' · ')}
      title={title}
      lead={description}
    />
    {notes.length > 0 && (
      <Section>
        <Container>
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Container>
      </Section>
    )}
  </>
);
