import { useQuery } from '@tanstack/react-query';
import { FileText, Images, Inbox, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { SearchInput } from '#design-system/forms/SearchInput';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { articlesQuery } from '#features/articles/data/article.queries.ts';
import { mediaQuery } from '#features/media/data/media.queries.ts';
import { nameSender } from '#features/requests/data/lead.ts';
import { leadsQuery } from '#features/requests/data/lead.queries.ts';
import { paths } from '#paths.ts';
import { isShortcut } from '../isShortcut.ts';
import { creations, type PaletteEntry, screens, shortcuts } from './entries.content.ts';
import { matchWords } from './matchWords.ts';
import { Group, Key, Keys, Option, Results } from './Palette.styles.ts';

/** What is searched for in the database, so many of a kind. */
const MOST_FOUND = 5;
/** Letters before the database is asked. */
const LEAST_LETTERS = 2;

/** Opens with Ctrl or Cmd K from anywhere: goes to a screen, creates, finds. « ? » outside of a text lists the keys. */
export function Palette() {
  const [shown, setShown] = useState<'search' | 'keys' | null>(null);
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
    <>
      <Dialog
        title="Aller, créer, trouver"
        isOpen={shown === 'search'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'search' : null)}
      >
        {shown === 'search' && <Search onChosen={() => setShown(null)} />}
      </Dialog>
      <Dialog
        title="Raccourcis"
        size="small"
        isOpen={shown === 'keys'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'keys' : null)}
      >
        <Keys>
          {shortcuts.map(({ keys, label }) => (
            <KeyLine key={label} keys={keys} label={label} />
          ))}
        </Keys>
      </Dialog>
    </>
  );
}

const KeyLine = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <>
    <dt>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </dt>
    <dd>{label}</dd>
  </>
);

type Found = { group: string; label: string; path: string; icon: LucideIcon; note?: string };

function Search({ onChosen }: { onChosen: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const found = useFound(text);
  const current = Math.min(chosen, found.length - 1);

  const choose = ({ path }: Found) => {
    onChosen();
    void navigate(path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (current + step + found.length) % Math.max(found.length, 1);
      setChosen(next);
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    }
    const wanted = found[current];
    if (event.key === 'Enter' && wanted) {
      event.preventDefault();
      choose(wanted);
    }
  };

  return (
    <>
      <SearchInput
        // It is one: an `input` of type search has no such role by itself.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-label="Écran, action, article, média ou demande"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        placeholder="Un écran, un article, une demande"
        maxLength={300}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results ref={list} id={id} aria-label="Résultats" tabIndex={-1}>
        {groupFound(found).map(({ group, items }) => (
          <Group key={group} aria-label={group}>
            <p aria-hidden>{group}</p>
            {items.map(({ item, index }) => (
              <Option
                key={item.path}
                id={`${id}-${index}`}
                aria-selected={index === current}
                data-highlighted={index === current || undefined}
                onClick={() => choose(item)}
              >
                <Icon icon={item.icon} />
                <span>{item.label}</span>
                {item.note && <span>{item.note}</span>}
              </Option>
            ))}
          </Group>
        ))}
      </Results>
      <Text isAnnounced size="small" tone="muted">
        {found.length === 0 ? 'Rien de ce nom.' : ''}
      </Text>
    </>
  );
}

/** Those that follow each other and are of one kind together, each with its place in all. */
function groupFound(found: readonly Found[]) {
  const groups = new Map<string, { item: Found; index: number }[]>();
  for (const [index, item] of found.entries()) {
    const items = groups.get(item.group) ?? [];
    items.push({ item, index });
    groups.set(item.group, items);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Screens and creations that one's role opens, and what the lists of the database find. */
function useFound(text: string): Found[] {
  const { hasRole } = useAuth();
  const search = useSettled(text.trim());
  const isAsked = search.length >= LEAST_LETTERS;
  const articles = useQuery({ ...articlesQuery({ search }), enabled: isAsked && hasRole('editor') });
  const media = useQuery({ ...mediaQuery({ search }), enabled: isAsked && hasRole('editor') });
  const leads = useQuery({ ...leadsQuery({ search }), enabled: isAsked && hasRole('moderator') });

  const known = (group: string, entries: readonly PaletteEntry[]) =>
    entries
      .filter(
        ({ role, label, words = '' }) => (!role || hasRole(role)) && matchWords(`${label} ${words}`, text),
      )
      .map(({ label, path, icon }): Found => ({ group, label, path, icon }));
  return [
    ...known('Aller à', screens),
    ...known('Créer', creations),
    ...(isAsked ? (articles.data?.rows ?? []) : []).slice(0, MOST_FOUND).map(({ id, title }) => ({
      group: 'Articles',
      label: title,
      path: paths.admin.article(id),
      icon: FileText,
    })),
    ...(isAsked ? (leads.data?.rows ?? []) : []).slice(0, MOST_FOUND).map((lead) => ({
      group: 'Demandes',
      label: nameSender(lead),
      path: paths.admin.lead(lead.id),
      icon: Inbox,
      note: lead.company ?? '',
    })),
    ...(isAsked ? (media.data?.rows ?? []) : []).slice(0, MOST_FOUND).map(({ title }) => ({
      group: 'Médias',
      label: title,
      path: `${paths.admin.media}?q=${encodeURIComponent(title)}`,
      icon: Images,
    })),
  ];
}

/** A text once nothing was typed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 120);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
