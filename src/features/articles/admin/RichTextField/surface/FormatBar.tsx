import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { Image, Link2, type LucideIcon, Table } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react';
import { Menu, type MenuItem } from '#design-system/components/Menu';
import { Bar, Group, ToolButton } from './FormatBar.styles.ts';
import { barState, type Tool, tools } from './tools.ts';

export interface FormatBarProps {
  editor: Editor;
  barRef: Ref<HTMLDivElement>;
  /** The id of the surface. */
  controls: string | undefined;
  onLink: () => void;
  onImage: () => void;
}

const groups = { history: 'Historique', titles: 'Titres', marks: 'Caractères', blocks: 'Blocs' } as const;

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
export function FormatBar({ editor, barRef, controls, onLink, onImage }: FormatBarProps) {
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
          isOn={tool.isOn && isOn(tool.name)}
          isDisabled={state.includes(`${tool.name}:off`)}
          onRun={() => tool.run(editor)}
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
      <Group aria-label="Insertions">
        <ToolItem label="Image" icon={Image} isOn={isOn('image')} onRun={onImage} />
        <TableMenu editor={editor} isInTable={isOn('table')} isInHead={isOn('tableHeader')} />
      </Group>
      {items('history')}
    </Bar>
  );
}

type Chain = ReturnType<Editor['chain']>;
type Change = (chain: Chain) => Chain;

/** What a menu of tables offers: insertion where there is none. */
function TableMenu({
  editor,
  isInTable,
  isInHead,
}: {
  editor: Editor;
  isInTable: boolean;
  isInHead: boolean;
}) {
  const chosen = useRef<Change>(undefined);
  const on = (change: Change) => () => {
    chosen.current = change;
  };
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button title="Tableau" render={<ToolButton label="Tableau" icon={Table} size="small" />} />
      }
      items={isInTable ? changesOfTable(on, isInHead) : [insertionOfTable(on)]}
      finalFocus={() => {
        const change = chosen.current;
        chosen.current = undefined;
        if (!change) return true;
        editor.view.focus();
        change(editor.chain()).scrollIntoView().run();
        return false;
      }}
    />
  );
}

const insertionOfTable = (on: (change: Change) => () => void): MenuItem => ({
  label: 'Insérer un tableau',
  onSelect: on((chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })),
});

function changesOfTable(on: (change: Change) => () => void, isInHead: boolean): MenuItem[] {
  return [
    {
      label: 'Ajouter une ligne au-dessus',
      isDisabled: isInHead,
      onSelect: on((chain) => chain.addRowBefore()),
    },
    { label: 'Ajouter une ligne au-dessous', onSelect: on((chain) => chain.addRowAfter()) },
    { label: 'Ajouter une colonne à gauche', onSelect: on((chain) => chain.addColumnBefore()) },
    { label: 'Ajouter une colonne à droite', onSelect: on((chain) => chain.addColumnAfter()) },
    { label: 'Supprimer la ligne', isDestructive: true, onSelect: on((chain) => chain.deleteRow()) },
    { label: 'Supprimer la colonne', isDestructive: true, onSelect: on((chain) => chain.deleteColumn()) },
    { label: 'Supprimer le tableau', isDestructive: true, onSelect: on((chain) => chain.deleteTable()) },
  ];
}
