import { notices } from '#admin/shell/notices.ts';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { useToast } from '#design-system/components/Toast';
import { applyCorrections, findTypographyCorrections } from '#typography/corrections.ts';
import { findMarkdownCorrections } from '#typography/markdown.ts';
import type { FieldCorrection } from '../TypographyAdvice/index.ts';
import { siteSpellings } from '#documents/admin/checks/siteSpellings.ts';
import { useSettled } from '../useSettled.ts';
import { replaceInField } from './replaceInField.ts';

/** The fields that are checked, and how each is read. */
const readers = {
  title: findTypographyCorrections,
  excerpt: findTypographyCorrections,
  content: findMarkdownCorrections,
  meta_title: findTypographyCorrections,
  meta_description: findTypographyCorrections,
} as const;

type CheckedField = keyof typeof readers;
type Texts = Record<CheckedField, string>;

const fields = Object.keys(readers) as CheckedField[];

/** What a correction is known by once the text around it has moved. */
const getKey = ({ field, rule, start, end }: FieldCorrection, text: string) =>
  [field, rule, text.slice(Math.max(0, start - 12), end + 12)].join('\n');

/**
 * What Québec's typography would change in the form's texts, found anew when a text has rested. Only for
 * a component that is there when somebody asks.
 */
export function useCorrections(
  findField: (name: CheckedField) => Element | RadioNodeList | null | undefined,
) {
  const { control, getValues, setValue } = useFormContext<ArticleInput>();
  const showToast = useToast();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  // As one text: a list would be another one at each rendering.
  const settled = useSettled(JSON.stringify(useWatch({ control, name: fields })));
  const texts = useMemo(() => {
    const values = JSON.parse(settled) as string[];
    return Object.fromEntries(fields.map((field, index) => [field, values[index] ?? ''])) as Texts;
  }, [settled]);

  const corrections = useMemo(
    () =>
      fields
        // A meta title that says the same follows the title.
        .filter((field) => field !== 'meta_title' || texts.meta_title !== texts.title)
        .flatMap((field) =>
          readers[field](texts[field], { keep: siteSpellings }).map((found): FieldCorrection => ({
            ...found,
            field,
          })),
        )
        .filter((correction) => !ignored.has(getKey(correction, texts[correction.field as CheckedField]))),
    [texts, ignored],
  );

  /** Neither slug nor a meta title of its own follows the title this time. */
  const put = (field: CheckedField, before: string, after: string) => {
    const { slug, meta_title } = getValues();
    if (!replaceInField(findField(field), before, after)) setValue(field, after, { shouldDirty: true });
    if (field !== 'title') return;
    setValue('slug', slug, { shouldDirty: true });
    setValue('meta_title', meta_title === before ? after : meta_title, { shouldDirty: true });
  };

  const onApply = (chosen: readonly FieldCorrection[]) => {
    const changes = fields.flatMap((field) => {
      const wanted = new Set(
        chosen.filter((correction) => correction.field === field).map((own) => getKey(own, texts[field])),
      );
      // Found anew: the text may have changed since it was read.
      const before = getValues(field);
      const own = readers[field](before, { keep: siteSpellings }).filter((found) =>
        wanted.has(getKey({ ...found, field }, before)),
      );
      if (own.length === 0) return [];
      return [{ field, before, after: applyCorrections(before, own), count: own.length }];
    });
    for (const { field, before, after } of changes) put(field, before, after);
    const count = changes.reduce((sum, change) => sum + change.count, 0);
    if (count === 0) return;
    const undo = () => {
      const left = changes.filter(({ field, after }) => getValues(field) === after);
      for (const { field, before, after } of left) put(field, after, before);
      if (left.length === changes.length) return;
      showToast(notices.textChanged);
    };
    showToast({
      ...notices.correctionsApplied(count),
      action: { label: 'Annuler', onClick: undo },
    });
  };

  const onIgnore = (correction: FieldCorrection) =>
    setIgnored((known) => new Set(known).add(getKey(correction, texts[correction.field as CheckedField])));

  return { texts, corrections, onApply, onIgnore };
}
