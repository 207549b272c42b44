import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Choice } from './listChoices.ts';
import { NoteForm, type NoteFormProps } from './NoteForm.tsx';
import { useNoteWriting } from './useNoteWriting.ts';

const documents = [
  {
    document: 'article/essai',
    texts: [{ path: 'content', blocks: ['Trois idées tiennent en une minute.'] }],
  },
];

/** A note about the first passage. */
function Note(props: Omit<NoteFormProps, 'writing' | 'choices'>) {
  const writing = useNoteWriting(documents, async () => '');
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  if (choices.length === 0) setChoices(writing.begin(null));
  return <NoteForm {...props} writing={writing} choices={choices} />;
}

const meta = preview.meta({
  title: 'Sections/Aperçus/Écrire une note · NoteForm',
  component: Note,
  args: { focus: 'note' as const, onSubmit: fn(async () => undefined), onCancel: fn() },
  parameters: {
    layout: 'padded',
    description:
      'Ce que quelqu’un a à dire d’un passage, et les mots qu’il propose. Ce qui est tapé reste, quoi qu’il arrive.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Blank = meta.story();
