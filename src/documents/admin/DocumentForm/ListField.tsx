import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { z } from '#data/zod.ts';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Announcement, VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { findTitle } from '#documents/admin/documentShape.ts';
import { getName } from '#documents/contents/contentParts.ts';
import { getField } from '#documents/contents/field.ts';
import { makeBlank } from '#documents/contents/makeBlank.ts';
import { ChoiceError, Group, GroupTitle, Item, Items, Limit, Removal, Tools } from './DocumentForm.styles.ts';
import { ItemContext, useGroupName } from './ItemContext.ts';
import { type ControlProps, FoldedItem, PartField } from './PartField.tsx';
import { useProblem } from './problems.tsx';
import { type Row, toRows } from './rows.ts';
import { VariantChoice } from './VariantChoice.tsx';

/**
 * A list whose items are added, moved and removed by buttons. The focus stays with the item that was moved, what happened is
 * announced, and a removal can be undone.
 */
export function ListField({ field: { label, item, min, max }, name, problem }: ControlProps<'list'>) {
  const list = useRef<HTMLOListElement>(null);
  const { fields, titleAt, add, moveBy, removeAt, removed, putBack, announcement } = useListItems(list, {
    name,
    item,
  });
  const { getValues } = useFormContext();
  const limitId = useId();
  const itemField = getField(item);
  const adding = { label: `Ajouter à la liste « ${label} »`, isDisabled: fields.length >= max };
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      <Announcement>{announcement}</Announcement>
      <Items ref={list}>
        {fields.map((row, index) => (
          <ListItem
            key={row.rowKey}
            schema={item}
            name={`${name}.${index}.item`}
            index={index}
            title={titleAt(index)}
            isInitiallyOpen={(row as Partial<Row>).isNew}
            isLast={index === fields.length - 1}
            isNeeded={fields.length <= min}
            onMove={(step) => moveBy(index, step)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </Items>
      {removed && <PutBack removed={removed} onPutBack={putBack} />}
      {problem && <ChoiceError>{problem}</ChoiceError>}
      <div>
        {itemField.kind === 'variant' ? (
          <VariantChoice
            {...adding}
            field={itemField}
            taken={fields.map((_, index) => getValues(`${name}.${index}.item.section`) as string)}
            onChoose={add}
          />
        ) : (
          <Button
            size="small"
            variant="outline"
            iconStart={Plus}
            aria-label={adding.label}
            aria-describedby={limitId}
            isDisabled={adding.isDisabled}
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

/** The items of a list of a form, in its element `list`: how they are called, added, moved, taken away and put back, and what is said of that. */
function useListItems(
  list: RefObject<HTMLOListElement | null>,
  { name, item }: { name: string; item: z.ZodType },
) {
  const { fields, append, insert, move, remove } = useFieldArray({ name, keyName: 'rowKey' });
  const rows: Row[] = useWatch({ name }) ?? [];
  const { getValues } = useFormContext();
  const [removed, setRemoved] = useState<{ row: Row; index: number; title: string }>();
  const [announcement, setAnnouncement] = useState('');
  const focusMoved = useFocusOfMoved(list, fields);
  const titleAt = (index: number) => findTitle(item, rows[index]?.item) || `${getName(item)} ${index + 1}`;
  return {
    fields,
    titleAt,
    add: (value: unknown) => {
      setRemoved(undefined);
      append({ item: toRows(item, value), isNew: true });
    },
    moveBy: (index: number, step: 1 | -1) => {
      focusMoved(index + step, step > 0 ? 'down' : 'up');
      move(index, index + step);
      setAnnouncement(`« ${titleAt(index)} » : place ${index + step + 1} sur ${fields.length}.`);
    },
    removeAt: (index: number) => {
      setAnnouncement('');
      setRemoved({ row: getValues(`${name}.${index}`), index, title: titleAt(index) });
      remove(index);
    },
    /** What was taken away last, until something else is added. */
    removed,
    putBack: () => {
      if (!removed) return;
      insert(Math.min(removed.index, fields.length), { ...removed.row, isNew: true });
      setRemoved(undefined);
      setAnnouncement(`« ${removed.title} » est de retour.`);
    },
    announcement,
  };
}

/** The focus stays with the item that was moved, on the button that moved it. */
function useFocusOfMoved(list: RefObject<HTMLOListElement | null>, fields: readonly unknown[]) {
  const next = useRef<{ index: number; direction: 'up' | 'down' }>(null);
  useEffect(() => {
    if (!next.current) return;
    const { index, direction } = next.current;
    next.current = null;
    const moved = list.current?.children[index];
    moved?.querySelector<HTMLElement>(`:scope > [data-tools] [data-move='${direction}']`)?.focus();
  }, [list, fields]);
  return (index: number, direction: 'up' | 'down') => {
    next.current = { index, direction };
  };
}

interface ListItemProps {
  /** What it is made of. */
  schema: z.ZodType;
  /** Its name in the form. */
  name: string;
  index: number;
  title: string;
  isInitiallyOpen: boolean | undefined;
  isLast: boolean;
  /** The list has no more items than it needs. */
  isNeeded: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** An item of a list: a field, or a form that opens, and the buttons that move it and take it away. */
function ListItem({ schema, name, index, title, isInitiallyOpen, ...acts }: ListItemProps) {
  const problem = useProblem(name);
  const { isLast, isNeeded, onMove, onRemove } = acts;
  const tools = [
    { act: 'Monter', icon: ArrowUp, move: 'up', isDisabled: index === 0, onClick: () => onMove(-1) },
    { act: 'Descendre', icon: ArrowDown, move: 'down', isDisabled: isLast, onClick: () => onMove(1) },
    { act: 'Retirer', icon: Trash2, isDisabled: isNeeded, onClick: onRemove },
  ];
  return (
    <Item>
      {['line', 'text', 'input'].includes(getField(schema).kind) ? (
        <PartField schema={schema} name={name} label={`${getName(schema)} ${index + 1}`} />
      ) : (
        <FoldedItem name={name} title={title} isInitiallyOpen={isInitiallyOpen}>
          {problem && <ChoiceError>{problem}</ChoiceError>}
          <ItemContext value={title}>
            <PartField schema={schema} name={name} isWhole />
          </ItemContext>
        </FoldedItem>
      )}
      <Tools data-tools>
        {tools.map(({ act, move, ...tool }) => (
          <IconButton
            key={act}
            variant="ghost"
            size="small"
            label={`${act} « ${title} »`}
            data-move={move}
            {...tool}
          />
        ))}
      </Tools>
    </Item>
  );
}

/** What was taken away, with the button that puts it back and has the focus. */
function PutBack({ removed, onPutBack }: { removed: { title: string }; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [removed]);
  return (
    <Removal>
      <span>«&nbsp;{removed.title}&nbsp;» est retiré.</span>
      <Button ref={button} size="small" variant="outline" onClick={onPutBack}>
        Remettre
        <VisuallyHidden>&nbsp;«&nbsp;{removed.title}&nbsp;»</VisuallyHidden>
      </Button>
    </Removal>
  );
}

/** Why nothing more can be added, or taken away; nothing while both can. */
function describeLimit(count: number, min: number, max: number) {
  if (min === max) return `La page en montre exactement ${max}.`;
  if (count >= max) return `La page en montre au plus ${max}.`;
  return count <= min && min > 0 ? `La page en montre au moins ${min}.` : '';
}
