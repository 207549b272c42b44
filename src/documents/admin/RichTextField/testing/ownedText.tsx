import { useMemo, useState } from 'react';
import type { within } from 'storybook/test';
import { CustomControl, Field } from '#design-system/forms/Field';
import { RichTextField, type RichTextFieldProps, type TextSource } from '../RichTextField.tsx';
import { standIns } from '../standIns.ts';
import type { TextEditor } from '../surface/createTextEditor.ts';

export type OwnedProps = Pick<RichTextFieldProps, 'load' | 'onMarkdown' | 'onUnavailable'> & {
  text: string;
  error?: string;
};

type Owner = { text: string; change: (text: string) => void };
/** A guide shows many fields: each text has an owner of its own. */
let latest: Owner = { text: '', change() {} };

/** What the owner of the text that was drawn last has by now, and a way for others to change it. */
export const owner = {
  get text() {
    return latest.text;
  },
  set text(text) {
    latest.text = text;
  },
  change: (text: string) => latest.change(text),
};

function createSource(text: string, onChange: (text: string) => void): TextSource {
  const listeners = new Set<() => void>();
  const own: Owner = {
    text,
    change(next) {
      own.text = next;
      for (const listener of listeners) listener();
    },
  };
  latest = own;
  return {
    get: () => own.text,
    set: (next) => {
      own.text = next;
      onChange(next);
    },
    subscribe: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}

/** A text in a field of a form, and a place to go to after it. */
export function Owned({ text, error, ...props }: OwnedProps) {
  const [, show] = useState('');
  const source = useMemo(() => createSource(text, show), [text]);
  return (
    <Field
      label="Contenu"
      isCustom
      description="Alt + F10 mène à la barre d’outils, Tab passe au champ suivant."
      error={error}
    >
      <CustomControl>
        {(ties) => <RichTextField name="content" source={source} ties={ties} {...props} />}
      </CustomControl>
      <button type="button">Après</button>
    </Field>
  );
}

type Canvas = ReturnType<typeof within>;
export const findSurface = async (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Contenu' });

/** The editor behind a surface. */
function getEditor(surface: HTMLElement) {
  const editor = (standIns.get(surface) as TextEditor | undefined)?.editor;
  if (!editor) throw new Error('No editor is behind this element.');
  return editor;
}

function placeAfter(surface: HTMLElement, words: string) {
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at >= 0) return getEditor(surface).view.posAtDOM(node, at + words.length);
  }
  throw new Error(`« ${words} » is nowhere in the text.`);
}

/** Puts the caret at the end of a text of the surface. */
export function caretAfter(surface: HTMLElement, words: string) {
  surface.focus();
  getEditor(surface).commands.setTextSelection(placeAfter(surface, words));
}

/** Selects words of the surface. */
export function select(surface: HTMLElement, words: string) {
  surface.focus();
  const to = placeAfter(surface, words);
  getEditor(surface).commands.setTextSelection({ from: to - words.length, to });
}

/** Puts the caret into an element of the surface in which nothing stands. */
export function caretIn(surface: HTMLElement, element: Element) {
  surface.focus();
  getEditor(surface).commands.setTextSelection(getEditor(surface).view.posAtDOM(element, 0));
}

/** As a keyboard does it: user-event knows no editing host that draws itself anew. */
export async function put(words: string) {
  document.execCommand('insertText', false, words);
  await new Promise(requestAnimationFrame);
}

/** Letter by letter: signs of Markdown become what they mean. */
export async function type(words: string) {
  for (const letter of words) await put(letter);
}

/** What a clipboard holds, by type. */
export type Flavours = Readonly<Record<string, string>>;

/** Pastes into the surface, as a browser does. */
export function paste(surface: HTMLElement, flavours: Flavours, files: readonly File[] = []) {
  const clipboardData = new DataTransfer();
  for (const [kind, value] of Object.entries(flavours)) clipboardData.setData(kind, value);
  for (const file of files) clipboardData.items.add(file);
  surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What the surface puts on a clipboard for the selection. */
export function copied(surface: HTMLElement): Flavours {
  const clipboardData = new DataTransfer();
  surface.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return Object.fromEntries(clipboardData.types.map((kind) => [kind, clipboardData.getData(kind)]));
}
