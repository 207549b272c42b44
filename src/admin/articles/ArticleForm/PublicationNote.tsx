import type { Article } from '#data/articles/article.schema.ts';
import { formatDay, quebecDay } from '#data/formats.ts';
import { Text } from '#design-system/primitives/Text';

/** What the server has of the publication of an article. */
export type Publication = Pick<Article, 'status' | 'published_at' | 'created_at'>;

export interface PublicationNoteProps {
  /** Null for an article that doesn't exist yet. */
  publication: Publication | null;
}

const save = '«\u00A0Sauvegarder\u00A0»';
const publish = '«\u00A0Publier\u00A0»';

const dayOf = (moment: string) => formatDay(quebecDay(moment));

/**
 * Where the article stands for visitors, and what each way to save makes of that: above all of its date
 * (product 7.8).
 */
export function PublicationNote({ publication }: PublicationNoteProps) {
  if (publication?.status !== 'published') {
    return (
      <Text size="small" tone="muted">
        {save} garde un brouillon, {publish} met l’article en ligne, à la date du moment.
      </Text>
    );
  }
  const { published_at, created_at } = publication;
  return (
    <>
      <Text as="output" size="small" weight="medium">
        {published_at
          ? `En ligne, publié le ${dayOf(published_at)}.`
          : `En ligne, sans date de publication\u00A0: le blogue montre celle de sa création, le ${dayOf(created_at)}.`}
      </Text>
      <Text size="small" tone="muted">
        {published_at &&
          `Enregistré tel quel, il perd cette date, et le blogue montre celle de sa création, le ${dayOf(created_at)}. `}
        {publish} lui donne la date du moment. {save} en fait un brouillon et le retire du site.
      </Text>
    </>
  );
}
