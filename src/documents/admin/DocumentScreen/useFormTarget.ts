import { useEffectEvent, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import { useToast } from '#design-system/components/Toast';
import { getField } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { DocumentEditing } from './useDocumentEditing.ts';

/** The list of a content at this name, and how many items it has. */
function listAt({ schema }: Pick<EditableSection, 'schema'>, value: unknown, name: string) {
  const whole = getField(schema);
  const part = whole.kind === 'group' && Object.hasOwn(whole.fields, name) ? whole.fields[name] : undefined;
  const list = part && getField(part);
  if (list?.kind !== 'list') return undefined;
  const items = (value as Record<string, unknown> | null)?.[name];
  return { ...list, count: Array.isArray(items) ? items.length : 0 };
}

/**
 * What the address asks of the form (`?champ=services.0.title`, `?ajouter=services`), once each time: afterwards it is the editor's alone, so
 * that a reload adds nothing again. Returns the list that begins with a new item.
 */
export function useFormTarget<Text>({
  section,
  store,
  form,
}: Pick<DocumentEditing<Text>, 'section' | 'store' | 'form'>): string | undefined {
  const showToast = useToast();
  const [params, setParams] = useSearchParams();
  const add = params.get('ajouter');
  const field = params.get('champ');
  const list = add === null ? undefined : listAt(section, store.state().text, add);
  const isFull = list !== undefined && list.count >= list.max;

  const begin = useEffectEvent(() => {
    if (add === null && field === null) return;
    if (list && isFull) showToast(notices.listFull(list));
    if (field !== null) form.goTo({ field, range: null });
    setParams({}, { replace: true, preventScrollReset: true });
  });
  // Before anything is painted: what opens moves nothing.
  useLayoutEffect(() => begin(), [add, field]);

  return (list && !isFull && add) || undefined;
}
