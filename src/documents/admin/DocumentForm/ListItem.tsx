import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { z } from '#data/zod.ts';
import { NotesBadge } from '#documents/admin/DocumentNotes/index.ts';
import { getField } from '#documents/contents/field.ts';
import { Badge } from '#design-system/components/Badge';
import { Disclosure } from '#design-system/components/Disclosure';
import { IconButton } from '#design-system/components/IconButton';
import { ChoiceError, Item, ItemBody, ItemTitle, Tools } from './DocumentForm.styles.ts';
import { ItemContext } from './ItemContext.ts';
import { PartField } from './PartField.tsx';
import { useProblems } from './problems.tsx';
import { toPath } from './rows.ts';
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
  const problems = useProblems();
  const { kind } = getField(schema);
  const isShort = kind === 'line' || kind === 'text' || kind === 'input';
  const hasProblem = [...problems.keys()].some((key) => `${key}.`.startsWith(`${name}.`));
  return (
    <Item>
      {isShort ? (
        <PartField schema={schema} name={name} label={`${getName(schema)} ${index + 1}`} />
      ) : (
        <Disclosure
          isInitiallyOpen={isInitiallyOpen}
          summary={
            <ItemTitle>
              <span>{title}</span>
              <NotesBadge within={toPath(name)} />
              {hasProblem && <Badge variant="destructive">À corriger</Badge>}
            </ItemTitle>
          }
        >
          <ItemBody>
            {problems.has(name) && <ChoiceError>{problems.get(name)}</ChoiceError>}
            <ItemContext value={title}>
              <PartField schema={schema} name={name} isWhole />
            </ItemContext>
          </ItemBody>
        </Disclosure>
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
