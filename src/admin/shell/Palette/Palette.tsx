import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#design-system/components/Dialog';
import { isShortcut } from '../isShortcut.ts';
import { shortcuts } from './entries.content.ts';
import { Key, Keys } from './Palette.styles.ts';
import { PaletteContext } from './PaletteContext.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

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
            <KeyLine key={label} keys={keys} label={label} />
          ))}
        </Keys>
      </Dialog>
    </PaletteContext>
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
