import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { z } from '#data/zod.ts';
import { getField } from '#documents/contents/field.ts';
import { IconButton } from '#design-system/components/IconButton';
import { ChoiceError, Item, Tools } from './DocumentForm.styles.ts';
import { FoldedItem } from './FoldedPart.tsx';
import { ItemContext } from './ItemContext.ts';
import { PartField } from './PartField.tsx';
import { useProblem } from './problems.tsx';
import { getName } from '#documents/contents/contentParts.ts';

interface ListItemProps {
  /** What it is made of. */
  schema: z.ZodType;
  /** Its name in the form. */
  name: string;
  index: number;
  title: string;
  isInitiallyOpen: boolean | undefined;
  /** What can be done with it. */
  tools: Omit<ItemToolsProps, 'title'>;
}

/** An item of a list: a field, or a form that opens, and the buttons that move it and take it away. */
export function ListItem({ schema, name, index, title, isInitiallyOpen, tools }: ListItemProps) {
  const problem = useProblem(name);
  const { kind } = getField(schema);
  const isShort = kind === 'line' || kind === 'text' || kind === 'input';
  return (
    <Item>
      {isShort ? (
        <PartField schema={schema} name={name} label={`${getName(schema)} ${index + 1}`} />
      ) : (
        <FoldedItem name={name} title={title} isInitiallyOpen={isInitiallyOpen}>
          {problem && <ChoiceError>{problem}</ChoiceError>}
          <ItemContext value={title}>
            <PartField schema={schema} name={name} isWhole />
          </ItemContext>
        </FoldedItem>
      )}
      <ItemTools title={title} {...tools} />
    </Item>
  );
}

interface ItemToolsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** The list has no more items than it needs. */
  isNeeded: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function ItemTools({ title, isFirst, isLast, isNeeded, onMove, onRemove }: ItemToolsProps) {
  const tools = [
    { act: 'Monter', icon: ArrowUp, move: 'up', isDisabled: isFirst, onClick: () => onMove(-1) },
    { act: 'Descendre', icon: ArrowDown, move: 'down', isDisabled: isLast, onClick: () => onMove(1) },
    { act: 'Retirer', icon: Trash2, isDisabled: isNeeded, onClick: onRemove },
  ];
  return (
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
  );
}
