import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { EditableSection } from '#site/contents/section.ts';
import { ContentField } from './ContentField.tsx';
import { FormRoot } from './ContentForm.styles.ts';
import { AddToContext } from './AddToContext.ts';
import { ProblemsContext, findProblems } from './problems.ts';
import { fromRows, toFieldName, toRows } from './rows.ts';

export interface ContentFormProps {
  /** La section dont le contenu se modifie. */
  section: EditableSection;
  /** Ce que le formulaire contient au départ. Pour repartir d’un autre contenu, donnez-lui une autre `key`. */
  value: unknown;
  /** Reçoit tout le contenu à chaque changement, et si le schéma de la section l’accepte. */
  onChange: (value: unknown, isValid: boolean) => void;
  /** La liste qui reçoit un nouvel élément dès l’ouverture : `services`. Le curseur y est. */
  addTo?: string | undefined;
}

/**
 * The form of a section's content, made from its schema: each part asks for itself as `fields.ts` describes it, says beside
 * itself what the layout doesn't hold, and nothing typed is lost over what is wrong elsewhere.
 */
export function ContentForm({ section, value, onChange, addTo }: ContentFormProps) {
  const { schema, title } = section;
  const [initial] = useState(() => ({ content: toRows(schema, value) }));
  const form = useForm<{ content: unknown }>({ defaultValues: initial });
  const content = useWatch({ control: form.control, name: 'content' });
  const problems = useMemo(() => findProblems(schema, content), [schema, content]);

  const told = useRef(JSON.stringify(initial.content));
  useEffect(() => {
    const written = JSON.stringify(content);
    if (written === told.current) return;
    told.current = written;
    const changed = fromRows(schema, content);
    const { success, data } = schema.safeParse(changed);
    onChange(success ? data : changed, success);
  }, [schema, content, onChange]);

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
