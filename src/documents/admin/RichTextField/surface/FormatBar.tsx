import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { Ellipsis, FileCode, Image, Link2, type LucideIcon, Table } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react';
import { Menu, type MenuItem } from '#design-system/components/Menu';
import { Bar, Group, ToolButton } from './FormatBar.styles.ts';
import { barState, rareTools, type Tool, tools } from './tools.ts';

export interface FormatBarProps {
  editor: Editor;
  barRef: Ref<HTMLDivElement>;
  /** The id of the surface. */
  controls: string | undefined;
  onLink: () => void;
  onImage: () => void;
  onMarkdown: () => void;
}

const groups = { titles: 'Titres', marks: 'Caractères', blocks: 'Blocs' } as const;

interface ToolItemProps {
  label: string;
  icon: LucideIcon;
  keys?: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onRun?: () => void;
}

/** A tool of the bar. The pointer leaves the caret in the text. */
function ToolItem({ label, icon, keys, isOn, isDisabled, onRun }: ToolItemProps) {
  return (
    <Toolbar.Button
      disabled={isDisabled}
      aria-pressed={isOn}
      title={keys ? `${label} (${keys})` : label}
      render={<ToolButton label={label} icon={icon} size="small" />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    />
  );
}

/** What formats the text: one stop of the Tab key, arrows move along, Escape leads back to the text. */
export function FormatBar({ editor, barRef, controls, onLink, onImage, onMarkdown }: FormatBarProps) {
  const state = useSyncExternalStore(
    (callback) => {
      editor.on('transaction', callback);
      return () => editor.off('transaction', callback);
    },
    () => barState(editor),
  ).split(' ');
  const isOn = (name: string) => state.includes(`${name}:on`);

  const items = (group: keyof typeof groups, more?: ReactNode) => (
    <Group aria-label={groups[group]}>
      {tools[group].map((tool: Tool) => (
        <ToolItem
          key={tool.name}
          label={tool.label}
          icon={tool.icon}
          keys={tool.keys}
          isOn={tool.active && isOn(tool.name)}
          isDisabled={state.includes(`${tool.name}:off`)}
          onRun={() => tool.run(editor.chain().focus()).run()}
        />
      ))}
      {more}
    </Group>
  );

  return (
    <Bar
      ref={barRef}
      aria-label="Mise en forme"
      aria-controls={controls}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      {items('titles')}
      {items(
        'marks',
        <ToolItem label="Lien" icon={Link2} keys="Ctrl + K" isOn={isOn('link')} onRun={onLink} />,
      )}
      {items('blocks')}
      <Insertions editor={editor} state={state} onImage={onImage} onMarkdown={onMarkdown} />
    </Bar>
  );
}

interface InsertionsProps extends Pick<FormatBarProps, 'editor' | 'onImage' | 'onMarkdown'> {
  /** `barState`, in words. */
  state: readonly string[];
}

/** What is put into the text, and what is rarely needed. */
function Insertions({ editor, state, onImage, onMarkdown }: InsertionsProps) {
  const isOn = (name: string) => state.includes(`${name}:on`);
  return (
    <Group aria-label="Insertions">
      <ToolItem label="Image" icon={Image} isOn={isOn('image')} onRun={onImage} />
      {isOn('table') && (
        <ToolMenu
          editor={editor}
          label="Tableau"
          icon={Table}
          items={changesOfTable.map((item) => ({
            ...item,
            isDisabled: item.label === rowAbove && isOn('tableHeader'),
          }))}
        />
      )}
      <ToolMenu
        editor={editor}
        label="Autres outils"
        icon={Ellipsis}
        items={[
          ...rareTools.map(({ name, label, icon, keys, active, run }) => ({
            label,
            icon,
            ...(keys && { description: keys }),
            ...(active && { isChecked: isOn(name) }),
            isDisabled: state.includes(`${name}:off`),
            run,
          })),
          ...(isOn('table') ? [] : [insertTable]),
          {
            label: 'Markdown',
            description: 'Le texte tel qu’il est gardé',
            icon: FileCode,
            run: (chain) => {
              onMarkdown();
              return chain;
            },
          },
        ]}
      />
    </Group>
  );
}

type MenuTool = Omit<MenuItem, 'onSelect'> & Pick<Tool, 'run'>;

interface ToolMenuProps {
  editor: Editor;
  label: string;
  icon: LucideIcon;
  items: readonly MenuTool[];
}

/** Tools behind one button of the bar. What is chosen is done once the list is closed and the caret is back in the text. */
function ToolMenu({ editor, label, icon, items }: ToolMenuProps) {
  const chosen = useRef<Tool['run']>(undefined);
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button title={label} render={<ToolButton label={label} icon={icon} size="small" />} />
      }
      items={items.map(({ run, ...item }) => ({
        ...item,
        onSelect: () => {
          chosen.current = run;
        },
      }))}
      finalFocus={() => {
        const run = chosen.current;
        chosen.current = undefined;
        if (!run) return true;
        editor.view.focus();
        run(editor.chain()).scrollIntoView().run();
        return false;
      }}
    />
  );
}

const insertTable: MenuTool = {
  label: 'Insérer un tableau',
  icon: Table,
  run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

const rowAbove = 'Ajouter une ligne au-dessus';

/** What can be done to the table that the caret is in. */
const changesOfTable: readonly MenuTool[] = [
  { label: rowAbove, run: (chain) => chain.addRowBefore() },
  { label: 'Ajouter une ligne au-dessous', run: (chain) => chain.addRowAfter() },
  { label: 'Ajouter une colonne à gauche', run: (chain) => chain.addColumnBefore() },
  { label: 'Ajouter une colonne à droite', run: (chain) => chain.addColumnAfter() },
  { label: 'Supprimer la ligne', isDestructive: true, run: (chain) => chain.deleteRow() },
  { label: 'Supprimer la colonne', isDestructive: true, run: (chain) => chain.deleteColumn() },
  { label: 'Supprimer le tableau', isDestructive: true, run: (chain) => chain.deleteTable() },
];
