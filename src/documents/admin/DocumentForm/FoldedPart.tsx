import { useWatch } from 'react-hook-form';
import { Badge } from '#design-system/components/Badge';
import { Disclosure } from '#design-system/components/Disclosure';
import { NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { getName } from '#documents/contents/contentParts.ts';
import { ItemBody, ItemTitle, ItemValue } from './DocumentForm.styles.ts';
import { PartField, type PartFieldProps } from './PartField.tsx';
import { useProblem } from './problems.tsx';
import { toPath } from './rows.ts';

/** A part of one line with its value, which opens under it. What is wrong with it is said on the line too. */
export function FoldedPart({ schema, name }: Pick<PartFieldProps, 'schema' | 'name'>) {
  const value = String(useWatch({ name }) ?? '').trim();
  const problem = useProblem(name);
  return (
    <Disclosure
      summary={
        <ItemTitle>
          <span>{getName(schema)}</span>
          <ItemValue>{value || '—'}</ItemValue>
          <NotesBadge within={toPath(name)} />
          {problem && <Badge variant="destructive">À corriger</Badge>}
        </ItemTitle>
      }
    >
      <ItemBody>
        <PartField schema={schema} name={name} />
      </ItemBody>
    </Disclosure>
  );
}
