import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Badge } from '#design-system/components/Badge';
import { Disclosure } from '#design-system/components/Disclosure';
import { NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { getName } from '#documents/contents/contentParts.ts';
import { Folded, ItemBody, ItemTitle, ItemValue } from './DocumentForm.styles.ts';
import { PartField, type PartFieldProps } from './PartField.tsx';
import { useProblem } from './problems.tsx';
import { toPath } from './rows.ts';

/** Parts of one line each, behind the others. */
export const FoldedParts = ({ parts, name }: { parts: [string, z.ZodType][]; name: string }) => (
  <Folded>
    {parts.map(([part, schema]) => (
      <FoldedPart key={part} schema={schema} name={`${name}.${part}`} />
    ))}
  </Folded>
);

/** A part of one line with its value, which opens under it. What is wrong with it is said on the line too. */
function FoldedPart({ schema, name }: Pick<PartFieldProps, 'schema' | 'name'>) {
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
