import type { ComponentType, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FieldNotes, NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { Text } from '#design-system/primitives/Text';
import { type Field, fieldFor, type FieldOf, getField } from '#documents/contents/field.ts';
import { Folded, Group, GroupTitle, ItemBody, ItemTitle, ItemValue } from './DocumentForm.styles.ts';
import { ListField } from './ListField.tsx';
import { FilmField, SoundField, TranscriptField } from './mediaFileFields.tsx';
import { useGroupName } from './ItemContext.ts';
import { DocumentChoice, LinkField } from './LinkField.tsx';
import { PictureAddress } from './PictureAddress.tsx';
import { PictureField } from './PictureField.tsx';
import { useProblem, useProblems } from './problems.tsx';
import { RecordField } from './RecordField.tsx';
import { RichTextPart } from './RichTextPart.tsx';
import { toPath } from './rows.ts';
import {
  ChoiceField,
  DateField,
  FlagField,
  IconField,
  InputField,
  NumberField,
  WrittenField,
} from './simpleFields.tsx';
import { SlugField } from './SlugField.tsx';
import { Badge } from '#design-system/components/Badge';
import { Disclosure } from '#design-system/components/Disclosure';
import { getName } from '#documents/contents/contentParts.ts';

export interface PartFieldProps {
  schema: z.ZodType;
  /** Its name in the form. */
  name: string;
  /** It is the whole content, or an item of a list: what stands around it says already what it is. */
  isWhole?: boolean;
  /** Takes the place of its label: « Module 2 ». */
  label?: string | undefined;
  /** It is the only part of its card, which has the same title: its own label is hidden. */
  isAlone?: boolean | undefined;
}

/** One part of a document, asked for as its schema was described, and what readers of a preview have to say of it. */
export function PartField(props: PartFieldProps) {
  return (
    <>
      <Control {...props} />
      <FieldNotes path={toPath(props.name)} />
    </>
  );
}

/** What a control of the form knows of the part that it asks for, as its schema describes it, and what is wrong with it. */
export type ControlProps<Kind extends Field['kind']> = PartFieldProps & {
  field: FieldOf<Kind>;
  problem?: string | undefined;
};

/** What asks for each kind of part; an alternative text is asked for with its picture. */
const controls = {
  identifier: null,
  alternative: null,
  slug: SlugField,
  richText: RichTextPart,
  pictureAddress: PictureAddress,
  record: RecordField,
  variant: LostSection,
  line: WrittenField,
  text: WrittenField,
  number: NumberField,
  day: DateField,
  time: DateField,
  moment: DateField,
  input: InputField,
  flag: FlagField,
  link: LinkField,
  choice: ChoiceField,
  icon: IconField,
  picture: PictureField,
  film: FilmField,
  sound: SoundField,
  transcript: TranscriptField,
  documentChoice: DocumentChoice,
  group: GroupField,
  list: ListField,
} satisfies Record<Field['kind'], unknown>;

function Control(props: PartFieldProps) {
  const { getValues } = useFormContext();
  const problem = useProblem(props.name);
  const field = fieldFor(props.schema, getValues(props.name));
  const OfKind = controls[field.kind] as ComponentType<ControlProps<Field['kind']>> | null;
  return OfKind && <OfKind {...props} field={field} problem={problem} />;
}

/** A variant that the code no longer has. */
function LostSection() {
  return <Text size="small">Cette section n’existe plus&nbsp;: retirez-la.</Text>;
}

/** Shows a part while a flag of its group is set, and while its value is invalid, so that it can be corrected. */
function OnlyWith({ flag, name, children }: { flag: string; name: string; children: ReactNode }) {
  const isSet: unknown = useWatch({ name: flag });
  const problem = useProblem(name);
  return isSet === true || problem ? children : null;
}

/** Several parts that belong together, each asked for by itself. */
function GroupField({ field, schema, name, isWhole, label }: ControlProps<'group'>) {
  const groupName = useGroupName(label ?? field.label);
  const { content } = field.fields;
  // The list item around it already names the variant.
  if (getField(schema).kind === 'variant' && content)
    return <PartField schema={content} name={`${name}.content`} isWhole />;
  const parts = <PartsOf parts={Object.entries(field.fields)} name={name} />;
  if (isWhole) return parts;
  return (
    <Group aria-label={groupName} data-row={field.isRow || undefined}>
      <GroupTitle>{label ?? field.label}</GroupTitle>
      {parts}
    </Group>
  );
}

export interface PartsOfProps extends Pick<PartFieldProps, 'name' | 'isAlone'> {
  parts: readonly [part: string, schema: z.ZodType][];
}

/** Parts of a group, each asked for by itself; those of one line each stand behind the others. */
export function PartsOf({ parts, name, isAlone }: PartsOfProps) {
  const isFolded = ([, schema]: PartsOfProps['parts'][number]) => getField(schema).isFolded === true;
  const folded = parts.filter(isFolded);
  return (
    <>
      {parts
        .filter((part) => !isFolded(part))
        .map(([part, schema]) => {
          const field = getField(schema);
          const flag = field.kind === 'time' && field.onlyWith;
          const asked = <PartField key={part} schema={schema} name={`${name}.${part}`} isAlone={isAlone} />;
          if (!flag) return asked;
          return (
            <OnlyWith key={part} flag={`${name}.${flag}`} name={`${name}.${part}`}>
              {asked}
            </OnlyWith>
          );
        })}
      {folded.length > 0 && (
        <Folded>
          {folded.map(([part, schema]) => (
            <FoldedPart key={part} schema={schema} name={`${name}.${part}`} />
          ))}
        </Folded>
      )}
    </>
  );
}

/** A part of one line with its value, which opens under it. */
function FoldedPart({ schema, name }: Pick<PartFieldProps, 'schema' | 'name'>) {
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
