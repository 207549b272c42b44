import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { findTitle } from '#documents/admin/documentShape.ts';
import { NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { IconButton } from '#design-system/components/IconButton';
import { Select } from '#design-system/forms/Select';
import { Announcement, VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { type FieldOf, getField } from '#documents/contents/field.ts';
import { AddToContext } from './AddToContext.ts';
import { PartField } from './PartField.tsx';
import {
  ChoiceError,
  Group,
  GroupTitle,
  Item,
  ItemBody,
  Items,
  ItemTitle,
  Limit,
  Removal,
  Tools,
} from './DocumentForm.styles.ts';
import { ItemContext, useGroupName } from './ItemContext.ts';
import { useProblems } from './problems.tsx';
import { makeBlank, type Row, toPath, toRows } from './rows.ts';

export interface ListFieldProps {
  field: FieldOf<'list'>;
  name: string;
}

type Removed = { row: Row; index: number; title: string };

/**
 * A list whose items are added, moved and removed by buttons. The focus stays with the item that was moved, what happened is
 * announced, and a removal can be undone.
 */
export function ListField({ field: { label, item, min, max }, name }: ListFieldProps) {
  const { fields, append, insert, move, remove } = useFieldArray({ name, keyName: 'rowKey' });
  const rows: Row[] = useWatch({ name }) ?? [];
  const problems = useProblems();
  const { getValues } = useFormContext();
  const [removed, setRemoved] = useState<Removed>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<{ index: number; direction: 'up' | 'down' }>(null);
  const limitId = useId();
  const groupName = useGroupName(label);

  const kind = getField(item);
  const isShort = kind.kind === 'line' || kind.kind === 'text' || kind.kind === 'input';
  const itemLabel = 'label' in kind ? kind.label : '';
  const titleAt = (index: number) => findTitle(item, rows[index]?.item) || `${itemLabel} ${index + 1}`;

  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (!next) return;
    const tools = list.current?.children[next.index]?.querySelector(':scope > [data-tools]');
    const wanted = tools?.querySelector<HTMLButtonElement>(`[data-move='${next.direction}']:not(:disabled)`);
    (wanted ?? tools?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }, [fields]);

  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  const moveBy = (index: number, step: 1 | -1) => {
    focusNext.current = { index: index + step, direction: step > 0 ? 'down' : 'up' };
    move(index, index + step);
    setAnnouncement(`« ${titleAt(index)} » : place ${index + step + 1} sur ${fields.length}.`);
  };

  const add = (value: unknown) => {
    setRemoved(undefined);
    append({ item: toRows(item, value), isNew: true });
  };

  const isAddedTo = useRef(use(AddToContext) === name);
  const isNewNext = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isAddedTo.current || fields.length >= max) return;
    isAddedTo.current = false;
    isNewNext.current = true;
    add(makeBlank(item));
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!isNewNext.current || !list.current?.lastElementChild?.querySelector('details[open]')) return;
    isNewNext.current = false;
    list.current.lastElementChild.querySelector<HTMLElement>('input[type=text], textarea')?.focus();
  }, [fields]);

  const removeAt = (index: number) => {
    setAnnouncement('');
    setRemoved({ row: getValues(`${name}.${index}`), index, title: titleAt(index) });
    remove(index);
  };

  const putBack = ({ row, index, title }: Removed) => {
    insert(Math.min(index, fields.length), { ...row, isNew: true });
    setRemoved(undefined);
    setAnnouncement(`« ${title} » est de retour.`);
  };

  const problem = problems.get(name);
  return (
    <Group aria-label={groupName}>
      <GroupTitle>{label}</GroupTitle>
      <Announcement>{announcement}</Announcement>
      <Items ref={list}>
        {fields.map((row, index) => {
          const title = titleAt(index);
          const rowName = `${name}.${index}.item`;
          const hasProblem = [...problems.keys()].some((key) => `${key}.`.startsWith(`${rowName}.`));
          return (
            <Item key={row.rowKey}>
              {isShort ? (
                <PartField schema={item} name={rowName} label={`${itemLabel} ${index + 1}`} />
              ) : (
                <Disclosure
                  isInitiallyOpen={(row as Partial<Row>).isNew}
                  summary={
                    <ItemTitle>
                      <span>{title}</span>
                      <NotesBadge within={toPath(rowName)} />
                      {hasProblem && <Badge variant="destructive">À corriger</Badge>}
                    </ItemTitle>
                  }
                >
                  <ItemBody>
                    {problems.has(rowName) && <ChoiceError>{problems.get(rowName)}</ChoiceError>}
                    <ItemContext value={title}>
                      <PartField schema={item} name={rowName} isWhole />
                    </ItemContext>
                  </ItemBody>
                </Disclosure>
              )}
              <Tools data-tools>
                <IconButton
                  variant="ghost"
                  size="small"
                  icon={ArrowUp}
                  label={`Monter « ${title} »`}
                  data-move="up"
                  isDisabled={index === 0}
                  onClick={() => moveBy(index, -1)}
                />
                <IconButton
                  variant="ghost"
                  size="small"
                  icon={ArrowDown}
                  label={`Descendre « ${title} »`}
                  data-move="down"
                  isDisabled={index === fields.length - 1}
                  onClick={() => moveBy(index, 1)}
                />
                <IconButton
                  variant="ghost"
                  size="small"
                  icon={Trash2}
                  label={`Retirer « ${title} »`}
                  isDisabled={fields.length <= min}
                  onClick={() => removeAt(index)}
                />
              </Tools>
            </Item>
          );
        })}
      </Items>
      {removed && (
        <Removal>
          <span>«&nbsp;{removed.title}&nbsp;» est retiré.</span>
          <Button ref={undo} size="small" variant="outline" onClick={() => putBack(removed)}>
            Remettre
            <VisuallyHidden>&nbsp;«&nbsp;{removed.title}&nbsp;»</VisuallyHidden>
          </Button>
        </Removal>
      )}
      {problem && <ChoiceError>{problem}</ChoiceError>}
      <div>
        {kind.kind === 'variant' ? (
          <VariantChoice
            field={kind}
            label={`Ajouter à la liste « ${label} »`}
            taken={fields.map((_, index) => getValues(`${name}.${index}.item.section`))}
            isDisabled={fields.length >= max}
            onChoose={add}
          />
        ) : (
          <Button
            size="small"
            variant="outline"
            iconStart={Plus}
            aria-label={`Ajouter à la liste « ${label} »`}
            aria-describedby={limitId}
            isDisabled={fields.length >= max}
            onClick={() => add(makeBlank(item))}
          >
            Ajouter
          </Button>
        )}
        <Limit id={limitId}>{describeLimit(fields.length, min, max)}</Limit>
      </div>
    </Group>
  );
}

/** Why nothing more can be added, or taken away; nothing while both can. */
function describeLimit(count: number, min: number, max: number) {
  if (min === max) return `La page en montre exactement ${max}.`;
  if (count >= max) return `La page en montre au plus ${max}.`;
  return count <= min && min > 0 ? `La page en montre au moins ${min}.` : '';
}

interface VariantChoiceProps {
  field: FieldOf<'variant'>;
  label: string;
  /** What is there already, which a list takes once. */
  taken: readonly string[];
  isDisabled: boolean;
  /** Receives the example of what was chosen. */
  onChoose: (example: unknown) => void;
}

/** Which of the variants to add to the list. */
function VariantChoice({ field: { variants }, label, taken, isDisabled, onChoose }: VariantChoiceProps) {
  const free = Object.entries(variants).filter(([name]) => !taken.includes(name));
  return (
    <Select
      aria-label={label}
      placeholder="Ajouter une section…"
      items={free.map(([value, variant]) => ({ value, label: variant.label }))}
      value={null}
      isDisabled={isDisabled || free.length === 0}
      onValueChange={(name) => onChoose(structuredClone(variants[name]?.example))}
    />
  );
}
