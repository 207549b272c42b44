import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#design-system/components/Button';
import { Announcement, VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { type FieldOf, getField } from '#documents/contents/field.ts';
import { ChoiceError, Group, GroupTitle, Items, Limit, Removal } from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';
import { ListItem } from './ListItem.tsx';
import { makeBlank } from '#documents/contents/makeBlank.ts';
import { type Row } from './rows.ts';
import { type RemovedItem, useListItems } from './useListItems.ts';
import { VariantChoice } from './VariantChoice.tsx';
import type { ControlProps } from './PartField.tsx';

/**
 * A list whose items are added, moved and removed by buttons. The focus stays with the item that was moved, what happened is
 * announced, and a removal can be undone.
 */
export function ListField({ field: { label, item, min, max }, name, problem }: ControlProps<'list'>) {
  const list = useRef<HTMLOListElement>(null);
  const items = useListItems(list, { name, item, max });
  const { fields, removed } = items;
  const limitId = useId();
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      <Announcement>{items.announcement}</Announcement>
      <Items ref={list}>
        {fields.map((row, index) => (
          <ListItem
            key={row.rowKey}
            schema={item}
            name={`${name}.${index}.item`}
            index={index}
            title={items.titleAt(index)}
            isInitiallyOpen={(row as Partial<Row>).isNew}
            tools={{
              isFirst: index === 0,
              isLast: index === fields.length - 1,
              isNeeded: fields.length <= min,
              onMove: (step) => items.moveBy(index, step),
              onRemove: () => items.removeAt(index),
            }}
          />
        ))}
      </Items>
      {removed && <PutBack removed={removed} onPutBack={items.putBack} />}
      {problem && <ChoiceError>{problem}</ChoiceError>}
      <div>
        <AddItem
          item={item}
          label={`Ajouter à la liste « ${label} »`}
          limitId={limitId}
          isFull={fields.length >= max}
          takenSections={() => items.valuesAt('section')}
          onAdd={items.add}
        />
        <Limit id={limitId}>{describeLimit(fields.length, min, max)}</Limit>
      </div>
    </Group>
  );
}

/** What was taken away, with the button that puts it back and has the focus. */
function PutBack({
  removed,
  onPutBack,
}: {
  removed: RemovedItem;
  onPutBack: (removed: RemovedItem) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [removed]);
  return (
    <Removal>
      <span>«&nbsp;{removed.title}&nbsp;» est retiré.</span>
      <Button ref={button} size="small" variant="outline" onClick={() => onPutBack(removed)}>
        Remettre
        <VisuallyHidden>&nbsp;«&nbsp;{removed.title}&nbsp;»</VisuallyHidden>
      </Button>
    </Removal>
  );
}

interface AddItemProps {
  item: FieldOf<'list'>['item'];
  label: string;
  /** What says why nothing can be added. */
  limitId: string;
  isFull: boolean;
  /** The sections that the list has: it takes each once. */
  takenSections: () => readonly string[];
  onAdd: (value: unknown) => void;
}

/** Adds a blank item, or one of several kinds that is chosen. */
function AddItem({ item, label, limitId, isFull, takenSections, onAdd }: AddItemProps) {
  const field = getField(item);
  if (field.kind === 'variant')
    return (
      <VariantChoice
        field={field}
        label={label}
        taken={takenSections()}
        isDisabled={isFull}
        onChoose={onAdd}
      />
    );
  return (
    <Button
      size="small"
      variant="outline"
      iconStart={Plus}
      aria-label={label}
      aria-describedby={limitId}
      isDisabled={isFull}
      onClick={() => onAdd(makeBlank(item))}
    >
      Ajouter
    </Button>
  );
}

/** Why nothing more can be added, or taken away; nothing while both can. */
function describeLimit(count: number, min: number, max: number) {
  if (min === max) return `La page en montre exactement ${max}.`;
  if (count >= max) return `La page en montre au plus ${max}.`;
  return count <= min && min > 0 ? `La page en montre au moins ${min}.` : '';
}
