import { useEffectEvent, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import { useToast } from '#design-system/components/Toast';
import { listParts } from '#documents/contents/contentParts.ts';
import { listPartFields } from '#documents/contents/field.ts';
import { makeBlank } from '#documents/contents/makeBlank.ts';
import type { Place } from '../checks/finding.ts';
import { type Row, toFieldName, toRows } from '../DocumentForm/rows.ts';
import type { DocumentEditing } from './useOpenedDocument.ts';

/**
 * Goes where the address asks: to a field (`?champ=services.0.title`), or to that of a new item of a list (`?ajouter=services`). Once
 * each time: afterwards the address is the editor's alone, so that a reload adds nothing again.
 */
export function useFormTarget<Text>({ section, form }: Pick<DocumentEditing<Text>, 'section' | 'form'>) {
  const showToast = useToast();
  const [params, setParams] = useSearchParams();
  const add = params.get('ajouter');
  const field = params.get('champ');

  /** A blank item at the end of a list of the form; null where there is no such list, or no room. */
  const addItem = (name: string): Place | null => {
    const { getValues, setValue } = form.form;
    const [, list] = listPartFields(section.schema).find(([part]) => part === name) ?? [];
    if (list?.kind !== 'list') return null;
    const at = toFieldName([name]) as 'content';
    const rows = getValues(at) as Row[];
    if (rows.length >= list.max) {
      showToast(notices.listFull(list));
      return null;
    }
    const blank = makeBlank(list.item);
    setValue(at, [...rows, { item: toRows(list.item, blank), isNew: true }]);
    const { path = '' } =
      listParts(list.item, blank).find(({ kind }) => kind === 'line' || kind === 'text') ?? {};
    return { field: [name, rows.length, path].filter((step) => step !== '').join('.'), range: null };
  };

  const begin = useEffectEvent(() => {
    if (add === null && field === null) return;
    const added = add === null ? null : addItem(add);
    // Once the item is drawn.
    if (added) queueMicrotask(() => form.goTo(added));
    if (field !== null) form.goTo({ field, range: null });
    setParams({}, { replace: true, preventScrollReset: true });
  });
  // Before anything is painted: what opens moves nothing.
  useLayoutEffect(() => begin(), [add, field]);
}
