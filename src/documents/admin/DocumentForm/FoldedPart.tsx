import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Badge } from '#design-system/components/Badge';
import { Disclosure } from '#design-system/components/Disclosure';
import { NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { getName } from '#documents/contents/contentParts.ts';
import { ItemBody, ItemTitle, ItemValue } from './DocumentForm.styles.ts';
import { PartField, type PartFieldProps } from './PartField.tsx';
import { useProblems } from './problems.tsx';
import { toPath } from './rows.ts';

/** A part of one line with its value, which opens under it. */
export function FoldedPart({ schema, name }: Pick<PartFieldProps, 'schema' | 'name'>) {
  const value = String(useWatch({ name }) ?? '').trim();
  return (
    <FoldedItem name={name} title={getName(schema)} value={value || '—'}>
      <PartField schema={schema} name={name} />
    </FoldedItem>
  );
}

interface FoldedItemProps {
  /** Its name in the form. */
  name: string;
  title: string;
  value?: string;
  isInitiallyOpen?: boolean | undefined;
  children: ReactNode;
}

/** Something of the form in one line, which opens under it. Its notes, and that something in it is wrong, are said on the line too. */
export function FoldedItem({ name, title, value, isInitiallyOpen, children }: FoldedItemProps) {
  const hasProblem = [...useProblems().keys()].some((key) => `${key}.`.startsWith(`${name}.`));
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      summary={
        <ItemTitle>
          <span>{title}</span>
          {value && <ItemValue>{value}</ItemValue>}
          <NotesBadge within={toPath(name)} />
          {hasProblem && <Badge variant="destructive">À corriger</Badge>}
        </ItemTitle>
      }
    >
      <ItemBody>{children}</ItemBody>
    </Disclosure>
  );
}
