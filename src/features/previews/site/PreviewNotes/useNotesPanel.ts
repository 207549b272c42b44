import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PreviewNoteInput, previewNoteSchema } from '#features/previews/data/previewNote.schema.ts';
import { useSending } from '#features/requests/site/useSending.ts';
import {
  type NotedDocument,
  type NoteTarget,
  listBlockTargets,
  listPictureTargets,
  toWholePage,
} from './targets.ts';
import type { useLinkNotes } from './useLinkNotes.ts';

/** `picking`: a picture is being pointed at in the page, which the panel would cover. */
type View =
  | { kind: 'closed' | 'list' | 'picking' }
  | { kind: 'form'; choices: readonly Choice[]; focus: 'passage' | 'note' };

/**
 * What is shown of the notes of a link, the note that is being written, and what leads from one to the next. The focus moves along,
 * for the button that had it disappears.
 */
export function useNotesPanel(
  documents: readonly NotedDocument[],
  { add, refresh }: ReturnType<typeof useLinkNotes>,
) {
  const [view, setView] = useState<View>({ kind: 'closed' });
  const [announcement, setAnnouncement] = useState('');
  const launcher = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = null;
  }, [view]);

  const showList = () => {
    focusNext.current = () => title.current;
    setView({ kind: 'list' });
  };
  const open = () => {
    showList();
    void refresh();
  };
  const close = () => {
    focusNext.current = () => launcher.current;
    setView({ kind: 'closed' });
  };
  const writing = useNoteWriting(documents, add, (id) => {
    focusNext.current = () => document.getElementById(`note-${id}`);
    setAnnouncement('Note envoyée. L’équipe la voit déjà.');
    setView({ kind: 'list' });
  });
  /** @param given is what somebody pointed at; without it, a passage is chosen from the list. */
  const write = (given: NoteTarget | null) => {
    const choices = writing.begin(given);
    if (choices.length === 0) return;
    setAnnouncement('');
    setView({ kind: 'form', choices, focus: given ? 'note' : 'passage' });
  };
  usePicking(view.kind === 'picking', documents, (picture) => {
    if (picture) write(picture);
    else showList();
  });

  return {
    view,
    announcement,
    writing,
    launcher,
    title,
    showList,
    open,
    close,
    write,
    /** The next picture that is clicked is what the note is about. */
    pick: () => setView({ kind: 'picking' }),
    /** Closes the panel, and leaves the focus where it is. */
    hide: () => setView({ kind: 'closed' }),
    /** Shows the notes beside the page, unless one is being written. */
    reveal: () => setView((last) => (last.kind === 'form' ? last : { kind: 'list' })),
  };
}

/** While a picture is to be pointed at: the next click on one is for the note, whatever else it would do. */
function usePicking(
  isPicking: boolean,
  documents: readonly NotedDocument[],
  onEnd: (picture: NoteTarget | null) => void,
) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-preview]')) return;
    const { clientX, clientY } = event;
    // A picture that lies under another element can be picked too.
    const under = [target, ...document.elementsFromPoint(clientX, clientY)];
    const picked = listPictureTargets(documents).find(({ element }) =>
      under.some((one) => element === one || element.contains(one)),
    );
    event.preventDefault();
    event.stopPropagation();
    if (picked) onEnd(picked.target);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(null);
  });

  useEffect(() => {
    if (!isPicking) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('click', onClick, options);
    addEventListener('keydown', onKeyDown, options);
    document.documentElement.setAttribute('data-picking', '');
    return () => {
      listening.abort();
      document.documentElement.removeAttribute('data-picking');
    };
  }, [isPicking]);
}

/** A note that is being written: what it is about, what is typed, and why the last attempt to send it failed. */
function useNoteWriting(
  documents: readonly NotedDocument[],
  add: ReturnType<typeof useLinkNotes>['add'],
  onSent: (id: string) => void,
) {
  const [chosen, setChosen] = useState<Choice>();
  const form = useForm<PreviewNoteInput>({
    resolver: zodResolver(previewNoteSchema),
    defaultValues: { name: '', note: '', proposal: '', words: '' },
  });

  /** Without an answer, what was typed stays. */
  const { sending, send, restart } = useSending(async (_attempt, input: PreviewNoteInput) => {
    if (!chosen) return;
    const { picture: _picture, ...target } = chosen.target;
    const id = await add({
      ...target,
      name: input.name,
      note: input.note || null,
      proposal: ['', target.words].includes(input.proposal) ? null : input.proposal,
    });
    form.reset({ name: input.name, note: '', proposal: '', words: '' });
    setChosen(undefined);
    getSelection()?.removeAllRanges();
    onSent(id);
  });

  const choose = (choice: Choice) => {
    const { words, proposal } = form.getValues();
    restart();
    setChosen(choice);
    form.setValue('words', choice.target.words);
    // Other words that somebody has written stay.
    if (proposal === words) form.setValue('proposal', choice.target.words);
  };

  /** Begins a note, or goes on with the one that is begun. Gives what it can be about: nothing where there is none. */
  const begin = (given: NoteTarget | null): readonly Choice[] => {
    const { note, proposal, words } = form.getValues();
    // What is being written goes on where it was, unless other words were selected.
    const isBegun = chosen !== undefined && (note !== '' || proposal !== words);
    const choices = listChoices(documents, given ?? (isBegun ? chosen.target : null));
    if (choices[0]) choose(choices[0]);
    return choices;
  };

  return {
    form,
    chosen,
    failure: sending.kind === 'failed' ? sending.error.message : null,
    choose,
    begin,
    send,
  };
}

/** What `useNoteWriting` gives. */
export type NoteWriting = ReturnType<typeof useNoteWriting>;

/** What a note can be about, by what it is called in the list. */
export type Choice = { value: string; label: string; target: NoteTarget };

/** Letters of a passage in the list of them. */
const SHORT = 70;

const shorten = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line;
};

const toLabel = ({ words, picture }: NoteTarget) =>
  picture === undefined ? shorten(words) : `Image\u00A0: ${shorten(picture)}`;

/** Everything that a note can be about, by mouse or without one. */
function listChoices(documents: readonly NotedDocument[], given: NoteTarget | null): Choice[] {
  const whole = toWholePage(documents);
  return [
    ...(given ? [{ label: toLabel(given), target: given }] : []),
    ...(whole ? [{ label: 'Toute la page', target: whole }] : []),
    ...listBlockTargets(documents).map(({ label, target }) => ({ label: shorten(label), target })),
    ...listPictureTargets(documents).map(({ target }) => ({ label: toLabel(target), target })),
  ].map((choice, index) => ({ ...choice, value: String(index) }));
}
