import type { Article } from '#features/articles/data/article.schema.ts';
import { formatDay, formatDayAndTime, quebecDay } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Text } from '#design-system/primitives/Text';
import { useIsScheduled } from '../useIsScheduled.ts';

/** What the server has of the publication of an article. */
export type Publication = Pick<Article, 'status' | 'published_at' | 'created_at'>;

export interface PublicationNoteProps {
  /** Null for an article that doesn't exist yet. */
  publication: Publication | null;
  /** Modifications wait beside what is online. */
  hasChanges: boolean;
}

const save = '«\u00A0Sauvegarder\u00A0»';
const publish = '«\u00A0Publier\u00A0»';
const update = '«\u00A0Mettre à jour\u00A0»';
const publishChanges = '«\u00A0Publier les modifications\u00A0»';
const savePending = '«\u00A0Enregistrer sans publier\u00A0»';

const toDay = (moment: string) => formatDay(quebecDay(moment));

/** Where the article stands for visitors, and what each button makes of that (product 7.8 to 7.10). */
export function PublicationNote({ publication, hasChanges }: PublicationNoteProps) {
  const isScheduled = useIsScheduled(publication);
  if (publication?.status !== 'published') {
    return (
      <Text size="small" tone="muted">
        {save} garde un brouillon, {publish} met l’article en ligne, à la date du moment.
      </Text>
    );
  }
  return (
    <>
      <Text isAnnounced size="small" weight="medium">
        {standing(publication, isScheduled)}
      </Text>
      <Text size="small" tone="muted">
        {isScheduled
          ? `${update} n’y change rien. ${publish} le met en ligne tout de suite. ${save} en refait un brouillon.`
          : `${hasChanges ? publishChanges : update} n’en change pas la date. ${savePending} laisse le site comme il est. ${publish} lui donne la date du moment. ${save} en fait un brouillon et le retire du site.`}
      </Text>
    </>
  );
}

function standing({ published_at, created_at }: Publication, isScheduled: boolean) {
  if (!published_at) {
    return `En ligne, sans date de publication\u00A0: le blogue montre celle de sa création, le ${toDay(created_at)}.`;
  }
  return isScheduled
    ? `Planifié pour le ${formatDayAndTime(toClockTime(published_at))}.`
    : `En ligne, publié le ${toDay(published_at)}.`;
}
