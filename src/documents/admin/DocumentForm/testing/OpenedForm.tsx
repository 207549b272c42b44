import { useEffect, useState } from 'react';
import { DocumentStore } from '#documents/data/documentStore.ts';
import type { Json } from '#generated/database.types.ts';
import { describeTexts } from '#documents/admin/describeTexts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { DocumentForm, type DocumentFormProps, useDocumentForm } from '../index.ts';

export interface OpenedFormProps extends Omit<DocumentFormProps<Json>, 'opened'> {
  /** Ce dont le formulaire est fait. */
  section: EditableSection;
  /** Ce qu’il contient d’abord. */
  value: unknown;
  /** Reçoit tout le contenu à chaque changement, et si le schéma de la section l’accepte. */
  onChange?: (value: unknown, isValid: boolean) => void;
}

/** A form whose document is saved nowhere. */
export function OpenedForm({ section, value, onChange, ...form }: OpenedFormProps) {
  const [own] = useState(section as EditableSection<Json>);
  const [store] = useState(() => {
    const opened = new DocumentStore(
      { texts: describeTexts(own), personId: 'p', editorId: 'e', document: section.key, saved: null },
      {
        write: () => Promise.reject(new Error('Nothing is saved here.')),
        drafts: { keep: () => true, remove: () => undefined, of: () => [] },
        now: () => Date.now(),
        newId: () => crypto.randomUUID(),
        wait: () => () => undefined,
      },
    );
    opened.edit(value as Json);
    return opened;
  });
  useEffect(
    () =>
      store.subscribe(() => {
        const { text } = store.state();
        onChange?.(text, section.schema.safeParse(text).success);
      }),
    [store, onChange, section],
  );
  return <DocumentForm {...form} opened={useDocumentForm(store, own)} />;
}
