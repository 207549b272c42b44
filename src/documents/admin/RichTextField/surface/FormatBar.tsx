import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { Ellipsis, type LucideIcon, Table } from 'lucide-react';
import { type Ref, useRef, useSyncExternalStore } from 'react';
import { Menu } from '#design-system/components/Menu';
import { Bar, Group, ToolButton } from './FormatBar.styles.ts';
import {
  asking,
  barState,
  insertTable,
  type MenuTool,
  rareTools,
  tableTools,
  type Tool,
  tools,
} from './tools.ts';

export interface FormatBarProps {
  editor: Editor;
  barRef: Ref<HTMLDivElement>;
  /** The id of the surface. */
  controls: string | undefined;
  onLink: () => void;
  onImage: () => void;
  onMarkdown: () => void;
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

  /** A tool of the bar. The pointer leaves the caret in the text. */
  const toButton = ({ name, label, icon, keys, active }: Omit<Tool, 'run'>, onRun: () => void) => (
    <Toolbar.Button
      key={name}
      disabled={state.includes(`${name}:off`)}
      aria-pressed={active && isOn(name)}
      title={keys ? `${label} (${keys})` : label}
      render={<ToolButton label={label} icon={icon} size="small" />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    />
  );
  const toButtons = (group: readonly Tool[]) =>
    group.map((tool) => toButton(tool, () => tool.run(editor.chain().focus()).run()));
  const menu = { editor, state };
  const markdown: MenuTool = {
    ...asking.markdown,
    run: (chain) => {
      onMarkdown();
      return chain;
    },
  };

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
      <Group aria-label="Titres">{toButtons(tools.titles)}</Group>
      <Group aria-label="Caractères">
        {toButtons(tools.marks)}
        {toButton(asking.link, onLink)}
      </Group>
      <Group aria-label="Blocs">{toButtons(tools.blocks)}</Group>
      <Group aria-label="Insertions">
        {/* oxlint-disable-next-line translation/no-bare-text -- An element stands here. */}
        {toButton(asking.image, onImage)}
        {isOn('table') && <ToolMenu {...menu} label="Tableau" icon={Table} items={tableTools} />}
        <ToolMenu
          {...menu}
          label="Autres outils"
          icon={Ellipsis}
          items={[...rareTools, ...(isOn('table') ? [] : [insertTable]), markdown]}
        />
      </Group>
    </Bar>
  );
}

interface ToolMenuProps {
  editor: Editor;
  /** `barState`, in words. */
  state: readonly string[];
  label: string;
  icon: LucideIcon;
  items: readonly MenuTool[];
}

/** Tools behind one button of the bar. What is chosen is done once the list is closed and the caret is back in the text. */
function ToolMenu({ editor, state, label, icon, items }: ToolMenuProps) {
  const chosen = useRef<Tool['run']>(undefined);
  return (
    <Menu
      align="start"
      trigger={
        <Toolbar.Button title={label} render={<ToolButton label={label} icon={icon} size="small" />} />
      }
      items={items.map(({ name, keys, active, canRun: _canRun, run, ...item }) => ({
        ...item,
        ...(keys && { description: keys }),
        ...(active && { isChecked: state.includes(`${name}:on`) }),
        isDisabled: state.includes(`${name}:off`),
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
