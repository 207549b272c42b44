import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { type Article, toArticleInput, emptyArticle } from '#data/articles/article.schema.ts';
import { changedFields } from '#data/articles/editing/merge.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { restorableFields, restoredInput, toRevisionInput } from '#data/revisions/revision.ts';
import { type Revision, type RevisionItem, revisionQuery } from '#data/revisions/revision.queries.ts';
import { categoriesQuery, tagsQuery } from '#data/taxonomy/taxonomy.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { type ComparedText, VersionComparison } from '../VersionComparison/index.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { useRestoration } from './useRestoration.ts';

export interface OpenedVersionProps {
  articleId: string;
  number: number;
  /** The article as it is; null when it is deleted. */
  present: Article | null;
  /** The versions beside it, to compare with. */
  listed: readonly RevisionItem[];
  latest: number;
}

const PRESENT = 'actuelle';

/** One version of an article, compared with the present text unless another one is chosen. */
export function OpenedVersion({ articleId, number, present, listed, latest }: OpenedVersionProps) {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  // The latest is the article as it is: it is compared with the one before it.
  const isComparedWithPresent = present !== null && number !== latest;
  const other = params.get('avec') ?? (isComparedWithPresent ? PRESENT : String(number - 1));
  const otherNumber = other === PRESENT || other === '0' ? null : Number(other);

  const opened = useQuery(revisionQuery(articleId, number));
  const compared = useQuery(revisionQuery(articleId, otherNumber));
  const categories = useQuery(categoriesQuery);
  const tags = useQuery(tagsQuery);
  const { restore, restoreDeleted, isPending } = useRestoration(articleId, present);
  const queries = [opened, compared, categories, tags];

  if (queries.some(({ isError }) => isError)) {
    return <LoadError title={notices.dataNotLoaded.description} query={queries} />;
  }
  const isWaiting = !opened.data || (otherNumber !== null && !compared.data);
  if (isWaiting || !categories.data || !tags.data) {
    return (
      <Skeleton.Group label="Chargement de la version…">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </Skeleton.Group>
    );
  }

  const revision = opened.data;
  const text = comparedText(revision);
  const against: ComparedText = compared.data
    ? comparedText(compared.data)
    : other === PRESENT && present
      ? { title: 'Version actuelle', input: toArticleInput(present, now) }
      : { title: 'Article vide', input: emptyArticle };
  const isEarlier = otherNumber === null ? other === PRESENT : number < otherNumber;
  const taxonomy = {
    categoryIds: categories.data.map(({ id }) => id),
    tagIds: tags.data.map(({ id }) => id),
  };
  const presentInput = present && toArticleInput(present, now);
  const restorable = presentInput
    ? changedFields(presentInput, restoredInput(presentInput, text.input, restorableFields, taxonomy))
    : [];
  const versions = { text: text.input, taxonomy, number };

  return (
    <VersionComparison
      before={isEarlier ? text : against}
      after={isEarlier ? against : text}
      formerNames={{ ...compared.data?.names, ...revision.names }}
      title={getTitle(revision)}
      choice={
        <Field label="Comparée avec">
          <NativeSelect
            items={findOthers(number, listed, present !== null)}
            value={other}
            onChange={({ currentTarget }) => {
              const next = new URLSearchParams(params);
              next.set('version', String(number));
              next.set('avec', currentTarget.value);
              setParams(next, { replace: true, preventScrollReset: true });
            }}
          />
        </Field>
      }
      restorable={restorable}
      lost={findLost(revision, taxonomy)}
      isPending={isPending}
      {...(present && { onRestoreField: (field) => void restore({ ...versions, fields: [field] }) })}
      onRestore={
        present === null
          ? () => void restoreDeleted(number)
          : restorable.length > 0
            ? () => void restore({ ...versions, fields: restorableFields })
            : null
      }
    />
  );
}

const comparedText = ({ number, article, saved_at }: Revision): ComparedText => ({
  title: `Version ${number}`,
  input: toRevisionInput(article, saved_at),
});

const getTitle = (revision: Revision) =>
  `Version ${revision.number}, ${formatDayAndTime(toClockTime(revision.saved_at))}, ${formatPerson(revision)}`;

/** What a version can be compared with: the present text, those that are listed, and the one before. */
function findOthers(number: number, listed: readonly RevisionItem[], hasPresent: boolean) {
  const numbers = new Set([...listed.map((item) => item.number), ...(number > 1 ? [number - 1] : [])]);
  numbers.delete(number);
  return [
    ...(hasPresent ? [{ value: PRESENT, label: 'La version actuelle' }] : []),
    ...[...numbers]
      .sort((one, another) => another - one)
      .map((other) => ({
        value: String(other),
        label: other === number - 1 ? `La version ${other}, juste avant` : `La version ${other}`,
      })),
    ...(number === 1 ? [{ value: '0', label: 'Un article vide' }] : []),
  ];
}

/** What of a version is gone by now: it is brought back without. */
function findLost(
  { article, names }: Revision,
  { categoryIds, tagIds }: { categoryIds: string[]; tagIds: string[] },
) {
  const { category_id, tag_ids } = article;
  const lost = [
    ...(category_id && !categoryIds.includes(category_id) ? [category_id] : []),
    ...tag_ids.filter((id) => !tagIds.includes(id)),
  ].map((id) => `«\u00A0${names[id] ?? id}\u00A0»`);
  return lost.length > 0 ? `N’existe plus, et ne sera pas rétabli\u00A0: ${lost.join(', ')}.` : null;
}
