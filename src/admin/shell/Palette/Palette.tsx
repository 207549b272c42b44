import { useQuery } from '@tanstack/react-query';
import { Ellipsis, History } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { MarkedText, SearchInput, useCombobox } from '#design-system/forms/SearchInput';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { useSettled } from '#documents/admin/DocumentForm/useSettled.ts';
import { type DeskEntry, deskSearchQuery } from '#features/search/data/desk.queries.ts';
import { cutSentences, startNear } from '#features/search/data/excerpts.ts';
import { isShortcut } from '../isShortcut.ts';
import { findHeading, findKnown, type PaletteEntry, shortcuts, toDeskPath } from './entries.content.ts';
import { listOpened } from './openedScreens.ts';
import { Excerpt, Group, Key, Keys, More, Option, Results } from './Palette.styles.ts';
import { PaletteContext } from './PaletteContext.ts';

export interface PaletteProps {
  /** Le back-office, d’où Ctrl K l’ouvre. */
  children: ReactNode;
}

/**
 * Opens with Ctrl or Cmd K from anywhere, or by the button of the header: goes to a screen, creates, finds, acts. « ? » outside of a
 * text lists the keys.
 */
export function Palette({ children }: PaletteProps) {
  const [shown, setShown] = useState<'search' | 'keys' | null>(null);
  const [open] = useState(() => () => setShown('search'));
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    // Above another window, keys would leave a form that isn't saved.
    const isAnotherOpen = shown === null && document.querySelector('[data-modal]') !== null;
    if (isAnotherOpen) return;
    if (isShortcut(event, 'k')) {
      event.preventDefault();
      setShown('search');
    } else if (event.key === '?' && !isTyping && !event.ctrlKey && !event.metaKey) setShown('keys');
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <PaletteContext value={open}>
      {children}
      <Dialog
        title="Aller, créer, trouver"
        isOpen={shown === 'search'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'search' : null)}
      >
        {shown === 'search' && <PaletteSearch onDone={() => setShown(null)} />}
      </Dialog>
      <Dialog
        title="Raccourcis"
        size="small"
        isOpen={shown === 'keys'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'keys' : null)}
      >
        <Keys>
          {shortcuts.map(({ keys, label }) => (
            <Fragment key={label}>
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{label}</dd>
            </Fragment>
          ))}
        </Keys>
      </Dialog>
    </PaletteContext>
  );
}

/** Publishing brings the checks along: loaded while somebody types. */
const loadActs = () => import('./PaletteActs.tsx');
const PaletteActs = lazy(async () => ({ default: (await loadActs()).PaletteActs }));

/** Milliseconds without a key before the database is asked. */
const DELAY = 120;

/** One line of the palette. What was found in the database can be acted on. */
type Line = Pick<PaletteEntry, 'label' | 'path' | 'icon'> & { group: string; entry?: DeskEntry };

/** The search of the palette, and what can be done with what it found. */
function PaletteSearch({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const [acted, setActed] = useState<DeskEntry | null>(null);
  const navigate = useNavigate();
  useEffect(() => void loadActs(), []);
  const { lines, status, isAnswered } = useLines(text);

  const { current, reset, fieldProps, listProps, getOptionProps } = useCombobox({
    count: lines.length,
    startsAt: 0,
    isOpen: true,
    onChoose: (index) => {
      const line = lines[index];
      // What was found for other words stays in sight until the next answer, and isn't what was asked for.
      if (!line || (line.entry && !isAnswered)) return;
      onDone();
      void navigate(line.path);
    },
  });
  const chosen = isAnswered ? lines[current]?.entry : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    // Behind the last letter the arrow has nowhere else to go.
    if (event.key === 'ArrowRight' && chosen && field.selectionStart === field.value.length) {
      event.preventDefault();
      setActed(chosen);
    } else fieldProps.onKeyDown(event);
  };

  if (acted)
    return (
      <Suspense>
        <PaletteActs entry={acted} onBack={() => setActed(null)} onDone={onDone} />
      </Suspense>
    );
  return (
    <>
      <SearchInput
        {...fieldProps}
        aria-label="Écran, action, ou ce que l’on cherche"
        placeholder="Un écran, un titre, une phrase, une personne"
        maxLength={200}
        defaultValue={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          reset();
        }}
        onKeyDown={onKeyDown}
      />
      <Results {...listProps} aria-label="Résultats">
        {groupLines(lines).map(({ group, items }) => (
          <Group key={group} aria-label={group}>
            <p aria-hidden>{group}</p>
            {items.map(({ line, index }) => (
              <Option key={line.path} {...getOptionProps(index)}>
                <Icon icon={line.icon} />
                <Said line={line} />
                {line.entry && (
                  <More
                    aria-hidden
                    title="Agir"
                    onClick={(event) => {
                      event.stopPropagation();
                      if (isAnswered) setActed(line.entry ?? null);
                    }}
                  >
                    <Icon icon={Ellipsis} />
                  </More>
                )}
              </Option>
            ))}
          </Group>
        ))}
      </Results>
      <Text isAnnounced isNote>
        {status ?? (chosen ? 'Entrée ouvre, Flèche droite montre ce que l’on peut en faire.' : '')}
      </Text>
    </>
  );
}

function Said({ line: { label, entry } }: { line: Line }) {
  return (
    <span>
      <span>{label}</span>
      {entry?.excerpt ? (
        <Excerpt>
          <MarkedText parts={startNear(cutSentences(entry.excerpt))} />
        </Excerpt>
      ) : (
        entry?.note && <Excerpt>{entry.note}</Excerpt>
      )}
    </span>
  );
}

/** Lines that follow each other and are of one group together, each with its place in all. */
function groupLines(lines: readonly Line[]) {
  const groups = new Map<string, { line: Line; index: number }[]>();
  for (const [index, line] of lines.entries()) {
    const items = groups.get(line.group) ?? [];
    items.push({ line, index });
    groups.set(line.group, items);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** What was opened last, before anything is typed; screens and acts that one's role opens; then what the database finds of what it may read. */
function useLines(text: string): { lines: Line[]; status: string | null; isAnswered: boolean } {
  const { user, hasRole } = useAuth();
  const search = useSettled(text.trim(), DELAY);
  const { data, isFetching, isError, isPlaceholderData } = useQuery(deskSearchQuery(search));
  const isAsked = text.trim().length >= 2;

  const found = isAsked && data && !isError ? data : [];
  const lines = [
    ...(text.trim() === '' ? listOpened(user?.id) : []).map((opened): Line => ({
      group: 'Ouvert récemment',
      icon: History,
      ...opened,
    })),
    ...findKnown(text, hasRole).flatMap(({ group, entries }) =>
      entries.map(({ label, path, icon }): Line => ({ group, label, path, icon })),
    ),
    ...found.map((entry): Line => {
      const { label: group, icon } = findHeading(entry.kind);
      return { group, label: entry.title, path: toDeskPath(entry), icon, entry };
    }),
  ];
  const isAnswered = !isPlaceholderData && search === text.trim();
  const isWaiting = isAsked && (isFetching || !isAnswered);
  const status = lines.length > 0 ? null : isWaiting ? 'On cherche…' : 'Rien de ce nom.';
  const failed = isAsked && isError && 'La recherche n’a pas répondu. Les écrans sont là.';
  return { lines, status: failed || status, isAnswered };
}
