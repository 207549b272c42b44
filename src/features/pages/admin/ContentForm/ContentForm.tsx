import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { followTitle, readableSlug } from '#features/articles/data/slug.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { ContentField } from './ContentField.tsx';
import { FormRoot } from './ContentForm.styles.ts';
import { AddToContext } from './AddToContext.ts';
import { ProblemsContext, findProblems } from './problems.ts';
import { findChangedRows, fromRows, toFieldName, toRows } from './rows.ts';

/** The parts of a document by which its address is made. */
type Addressed = { title?: unknown; slug?: unknown };

export interface ContentFormProps {
  /** La section dont le contenu se modifie. */
  section: EditableSection;
  /** Ce que le formulaire contient. Un autre contenu que le dernier remis prend place champ par champ. */
  value: unknown;
  /** Reçoit tout le contenu à chaque changement, et si le schéma de la section l’accepte. */
  onChange: (value: unknown, isValid: boolean) => void;
  /** La liste qui reçoit un nouvel élément dès l’ouverture : `services`. Le curseur y est. */
  addTo?: string | undefined;
  /** Ce document est ou a été en ligne : son adresse ne suit plus son titre. */
  wasPublic?: boolean;
}

/**
 * The form of a section's content, made from its schema: each part asks for itself as `fields.ts` describes it, says beside
 * itself what the layout doesn't hold, and nothing typed is lost over what is wrong elsewhere.
 */
export function ContentForm({ section, value, onChange, addTo, wasPublic = true }: ContentFormProps) {
  const { schema, title } = section;
  const [initial] = useState(() => ({ content: toRows(schema, value) }));
  const form = useForm<{ content: unknown }>({ defaultValues: initial });
  const content = useWatch({ control: form.control, name: 'content' });
  const problems = useMemo(() => findProblems(schema, content), [schema, content]);

  const latest = useRef(JSON.stringify(initial.content));
  /** The content that the form shows, as it was given or received last. */
  const shown = useRef(value);
  const give = useEffectEvent(() => {
    const changed = fromRows(schema, content);
    const { success, data } = schema.safeParse(changed);
    shown.current = success ? data : changed;
    onChange(shown.current, success);
  });
  const { setValue } = form;
  const titleBefore = useRef((initial.content as Addressed | null)?.title);
  /** Whether the address has just been written after the title. */
  const writeAddress = useEffectEvent(() => {
    const { title: after, slug } = (content ?? {}) as Addressed;
    const before = titleBefore.current;
    titleBefore.current = after;
    if (typeof before !== 'string' || typeof after !== 'string' || typeof slug !== 'string') return false;
    const made = followTitle({ slug }, { before, after, wasPublic, makers: [readableSlug] });
    if (made.slug === slug) return false;
    setValue('content.slug' as 'content', made.slug);
    return true;
  });
  useEffect(() => {
    const written = JSON.stringify(content);
    if (written === latest.current) return;
    latest.current = written;
    // Both are given at once, by the change that this makes.
    if (!writeAddress()) give();
  }, [content]);
  // Only fields that differ: the caret stays where it is in the others.
  useEffect(() => {
    if (value === shown.current) return;
    const changed = findChangedRows('content', toRows(schema, shown.current), toRows(schema, value));
    shown.current = value;
    for (const [name, rows] of changed) setValue(name as 'content', rows);
  }, [schema, value, setValue]);

  return (
    <FormProvider {...form}>
      <ProblemsContext value={problems}>
        <AddToContext value={addTo && toFieldName([addTo])}>
          <FormRoot noValidate aria-label={title} onSubmit={(event) => event.preventDefault()}>
            <ContentField schema={schema} name="content" isWhole />
          </FormRoot>
        </AddToContext>
      </ProblemsContext>
    </FormProvider>
  );
}
