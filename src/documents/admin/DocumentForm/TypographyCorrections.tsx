import { useRef, useState, useMemo } from 'react';
import { SmallButton } from '#design-system/components/Button';
import type { EditableSection } from '#documents/contents/section.ts';
import { TypographyAdvice, type FieldCorrection } from '../TypographyAdvice/TypographyAdvice.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { findCommonEnds } from '#richText/commonEnds.ts';
import { useToast } from '#design-system/components/Toast';
import { type ContentPart, listParts } from '#documents/contents/contentParts.ts';
import { applyCorrections } from '#typography/corrections.ts';
import { findCorrections } from '../checks/findFaults.ts';
import { findControl } from './goTo.ts';
import { fromRows, parsePath, toFieldName } from './rows.ts';
import type { Fields } from './useDocumentForm.ts';
import { useSettled } from './useSettled.ts';
import { standIns } from '../RichTextField/standIns.ts';

export interface TypographyCorrectionsProps {
  section: Pick<EditableSection, 'schema'>;
  getLabel: (path: string) => string;
}

/** Québec's typography in the texts of the form around it, looked for on request: until then a key costs nothing. */
export function TypographyCorrections(props: TypographyCorrectionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div>
        <SmallButton aria-expanded={isOpen} onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
          {isOpen ? 'Fermer la typographie' : 'Corriger la typographie'}
        </SmallButton>
      </div>
      {isOpen && <Corrections {...props} />}
    </>
  );
}

function Corrections({ section, getLabel }: TypographyCorrectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const advice = useCorrections(section, () => place.current?.closest('form') ?? null);
  return (
    <div ref={place}>
      <TypographyAdvice {...advice} getLabel={getLabel} />
    </div>
  );
}

const isChecked = ({ kind }: ContentPart) => kind === 'line' || kind === 'text' || kind === 'richText';

const findIn = ({ kind, text, path }: ContentPart): FieldCorrection[] =>
  findCorrections(kind, text).map((found) => ({ ...found, field: path }));

/** Identifies a correction by the letters around it, which it keeps when its offsets change. */
const getKey = ({ field, rule, start, end }: FieldCorrection, text: string) =>
  [field, rule, text.slice(Math.max(0, start - 12), end + 12)].join('\n');

/** The texts of a document, but for a meta title that repeats the title: it is corrected with the title. */
const readTexts = ({ schema }: Pick<EditableSection, 'schema'>, rows: unknown) => {
  const parts = listParts(schema, fromRows(schema, rows)).filter(isChecked);
  const title = parts.find(({ path }) => path === 'title')?.text;
  return parts.filter(({ path, text }) => path !== 'meta_title' || text !== title);
};

/**
 * What Québec's typography would change in the texts of the form around it, looked for again whenever typing pauses. That is slow: only
 * for a component that is mounted on request.
 */
function useCorrections(section: Pick<EditableSection, 'schema'>, findForm: () => HTMLElement | null) {
  const { control, getValues, setValue } = useFormContext<Fields>();
  const showToast = useToast();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const rows = useSettled(useWatch({ control, name: 'content' }));
  const parts = useMemo(() => readTexts(section, rows), [section, rows]);
  const texts = useMemo(() => Object.fromEntries(parts.map(({ path, text }) => [path, text])), [parts]);
  const corrections = useMemo(
    () =>
      parts.flatMap((part) =>
        findIn(part).filter((correction) => !ignored.has(getKey(correction, part.text))),
      ),
    [parts, ignored],
  );

  const toName = (path: string) => toFieldName(parsePath(path)) as 'content';
  const read = (path: string) => getValues(toName(path)) as string | undefined;
  const write = (path: string, text: string) => setValue(toName(path), text, { shouldDirty: true });
  /** Puts a corrected text into its field. A corrected title changes neither the slug nor a meta title that says something else. */
  const put = (path: string, before: string, after: string) => {
    const [slug, metaTitle] = [read('slug'), read('meta_title')];
    if (!replaceInField(findControl(findForm(), toName(path)), before, after)) write(path, after);
    if (path !== 'title') return;
    if (slug !== undefined) write('slug', slug);
    if (metaTitle !== undefined) write('meta_title', metaTitle === before ? after : metaTitle);
  };

  const onApply = (chosen: readonly FieldCorrection[]) => {
    const wanted = new Set(chosen.map((correction) => getKey(correction, texts[correction.field] ?? '')));
    // Found anew: the texts may have changed since they were read.
    const changes = readTexts(section, getValues('content')).flatMap((part) => {
      const own = findIn(part).filter((found) => wanted.has(getKey(found, part.text)));
      if (own.length === 0) return [];
      const { path, text: before } = part;
      return [{ path, before, after: applyCorrections(before, own), count: own.length }];
    });
    for (const { path, before, after } of changes) put(path, before, after);
    const count = changes.reduce((sum, change) => sum + change.count, 0);
    if (count === 0) return;
    const undo = () => {
      const left = changes.filter(({ path, after }) => read(path) === after);
      for (const { path, before, after } of left) put(path, after, before);
      if (left.length < changes.length) showToast(notices.textChanged);
    };
    showToast({ ...notices.correctionsApplied(count), action: { label: 'Annuler', onClick: undo } });
  };

  const onIgnore = (correction: FieldCorrection) =>
    setIgnored((known) => new Set(known).add(getKey(correction, texts[correction.field] ?? '')));

  return { texts, corrections, onApply, onIgnore };
}

/**
 * Puts a text in the place of what a field holds, as if it had been typed: the browser's own undo takes it back. The focus stays where
 * it was. Returns whether the field took it: a hidden field, or one that holds another text, doesn't.
 */
function replaceInField(field: HTMLElement | null, before: string, after: string): boolean {
  const standIn = field && standIns.get(field);
  if (standIn) return standIn.replace(before, after);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.hidden || field.value !== before) return false;
  const { start, end } = findCommonEnds(before, after);
  const typed = after.slice(start, after.length - end);
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  // A field in a folded item can't take the focus.
  if (document.activeElement !== field) return false;
  field.setSelectionRange(start, before.length - end);
  // Deprecated and without a successor: nothing else writes into the undo of a native field.
  document.execCommand(typed ? 'insertText' : 'delete', false, typed);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return field.value === after;
}
