import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
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

/** A note that is being written: what it is about, what is typed, and why the last attempt to send it failed. */
export function useNoteWriting(
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
