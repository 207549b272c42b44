import { zodResolver } from '@hookform/resolvers/zod';
import { ImagePlus, MessageSquarePlus, MessageSquareText, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { findKind } from '#data/documents/documentKey.ts';
import { toDataError } from '#data/errors.ts';
import { mostOfNote, type PreviewNoteInput, previewNoteSchema } from '#data/previews/previewNote.schema.ts';
import type { PreviewNote } from '#data/previews/previewNotes.queries.ts';
import { readPlace } from '#data/previews/notePlace.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Text } from '#design-system/primitives/Text';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { type Choice, type Chosen, NoteForm } from './NoteForm.tsx';
import { aimAtPassage, type NotedDocument, type NoteTarget, readPage, toWholePage } from './passages.ts';
import { Body, Buttons, Entries, Head, Launcher, PageMarks, Panel, Refusal } from './PreviewNotes.styles.ts';
import { useLinkNotes } from './useLinkNotes.ts';
import { useMarks } from './useMarks.ts';
import { usePicking } from './usePicking.ts';
import { useSelection } from './useSelection.ts';

export interface PreviewNotesProps {
  /** Of the link that the page was opened with. */
  token: string;
  /** What is shared and stands on the page. */
  documents: readonly NotedDocument[];
}

type View =
  | { kind: 'closed' }
  | { kind: 'list' }
  | { kind: 'form'; choices: readonly Choice[]; focus: 'passage' | 'note' };

const SELECTION = 'selection';
/** Letters of a passage in the list of them. */
const SHORT = 70;

const shorten = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT).trimEnd()}…` : line;
};

/** Everything that a note can be about, by mouse or without one. */
function listChoices(documents: readonly NotedDocument[], given: NoteTarget | null): Choice[] {
  const page = readPage(document.body, documents);
  const whole = toWholePage(documents);
  return [
    ...(given ? [{ value: SELECTION, label: toLabel(given), aim: () => ({ target: given }) }] : []),
    ...(whole ? [{ value: 'page', label: 'Toute la page', aim: () => ({ target: whole }) }] : []),
    ...page.passages.map((passage, index) => ({
      value: String(index),
      label: passage.shown ? shorten(passage.label) : toPictureLabel(passage.label),
      aim: () => aimAtPassage(page, passage),
    })),
  ];
}

const toPictureLabel = (picture: string) => `Image\u00A0: ${shorten(picture)}`;

const toLabel = ({ words, picture }: NoteTarget) =>
  picture === undefined ? shorten(words) : toPictureLabel(picture);

/**
 * What whoever has a link has to say of what it shows (product 7.25): notes on selected words, on a picture, or on a passage out of
 * a list, with what the team answers.
 */
export function PreviewNotes({ token, documents: stored }: PreviewNotesProps) {
  const settings = useSettings();
  // As they are read: with the facts in the place of their names, which articles don't have.
  const documents = useMemo(
    () =>
      stored.map((one) => (findKind(one.document) === 'article' ? one : fillFacts(one, getFacts(settings)))),
    [stored, settings],
  );
  const { notes, failure: loadFailure, isLoading, refresh, add } = useLinkNotes(token);
  const [view, setView] = useState<View>({ kind: 'closed' });
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const [shownId, setShownId] = useState<string | null>(null);
  const selected = useSelection(documents);
  const isWriting = view.kind === 'form';
  const target = isWriting && chosen ? chosen.target : null;
  const marks = useMarks(notes, documents, target);
  const launcher = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const panelId = useId();
  const isFull = notes.length >= mostOfNote.notes;

  const form = useForm<PreviewNoteInput>({
    resolver: zodResolver(previewNoteSchema),
    defaultValues: { name: '', note: '', proposal: '', words: '' },
  });

  const choose = ({ value, label, aim: take }: Choice) => {
    const { words, proposal } = form.getValues();
    const aim = take();
    setFailure('refusal' in aim ? aim.refusal : null);
    if ('refusal' in aim) return;
    setChosen({ value, label, target: aim.target });
    form.setValue('words', aim.target.words);
    // Other words that somebody has written stay.
    if (proposal === words) form.setValue('proposal', aim.target.words);
  };

  const write = (given: NoteTarget | null) => {
    const { note, proposal, words } = form.getValues();
    // What is being written goes on where it was, unless other words were selected.
    const isBegun = chosen !== undefined && (note !== '' || proposal !== words);
    const choices = listChoices(documents, given ?? (isBegun ? chosen.target : null));
    const [choice] = choices;
    if (!choice) return;
    choose(choice);
    setAnnouncement('');
    setIsPicking(false);
    setView({ kind: 'form', choices, focus: given ? 'note' : 'passage' });
  };

  /** What takes the focus once it is there: what had it goes away. */
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = null;
  }, [view]);

  const openList = () => {
    focusNext.current = () => title.current;
    setView({ kind: 'list' });
  };

  const close = () => {
    focusNext.current = () => launcher.current;
    setIsPicking(false);
    setView({ kind: 'closed' });
  };

  const send = async (input: PreviewNoteInput) => {
    if (!chosen) return;
    setFailure(null);
    const { picture: _picture, ...target } = chosen.target;
    const { words } = target;
    try {
      const id = await add({
        ...target,
        name: input.name,
        note: input.note || null,
        proposal: ['', words].includes(input.proposal) ? null : input.proposal,
      });
      form.reset({ name: input.name, note: '', proposal: '', words: '' });
      setChosen(undefined);
      getSelection()?.removeAllRanges();
      focusNext.current = () => document.getElementById(`note-${id}`);
      setAnnouncement('Note envoyée. L’équipe la voit déjà.');
      setView({ kind: 'list' });
    } catch (error) {
      setFailure(toDataError(error).message);
    }
  };

  const showInPage = ({ id }: PreviewNote) => {
    const place = marks.get(id);
    const element = place instanceof Range ? place.startContainer.parentElement : place;
    for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true;
    element?.scrollIntoView({ block: 'center' });
    // The panel would cover it.
    if (matchMedia('(max-width: 47.99rem)').matches) setView({ kind: 'closed' });
  };

  usePicking(isPicking, documents, (picture) => {
    setIsPicking(false);
    if (picture && 'target' in picture) write(picture.target);
    else openList();
  });

  const openNote = useEffectEvent((event: MouseEvent) => {
    if (isPicking || !getSelection()?.isCollapsed) return;
    if (event.target instanceof Element && event.target.closest('[data-preview], a, button')) return;
    for (const [id, place] of marks) {
      const rects = place instanceof Range ? place.getClientRects() : [];
      const isMeant = [...rects].some(
        ({ left, right, top, bottom }) =>
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
      );
      if (!isMeant) continue;
      setShownId(id);
      if (!isWriting) setView({ kind: 'list' });
      requestAnimationFrame(() =>
        document.getElementById(`note-${id}`)?.scrollIntoView({ block: 'nearest' }),
      );
      return;
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('click', openNote, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const onDocuments = new Set(documents.map(({ document: name }) => name));
  const findPresence = ({ id, document: name }: PreviewNote) => {
    if (marks.has(id)) return 'here';
    return onDocuments.has(name) ? 'changed' : 'elsewhere';
  };
  const findSubject = ({ place }: PreviewNote) =>
    readPlace(place).path === null ? 'Toute la page' : 'Une image';
  const isOpen = view.kind !== 'closed';
  const count = notes.length === 0 ? '' : ` (${notes.length})`;
  const canHover = matchMedia('(hover: hover)').matches;

  return (
    <div data-preview="">
      <PageMarks />
      <Announcement>{announcement}</Announcement>
      {isPicking && (
        <Launcher>
          <Button variant="primary" onClick={() => setIsPicking(false)}>
            Touchez une image, ou annulez
          </Button>
        </Launcher>
      )}
      {!isOpen && !isPicking && (
        <Launcher>
          <Button
            ref={launcher}
            variant="primary"
            iconStart={MessageSquareText}
            aria-expanded={false}
            aria-controls={panelId}
            onClick={() => {
              openList();
              void refresh();
            }}
          >
            {`Notes${count}`}
          </Button>
        </Launcher>
      )}
      {selected && !isPicking && !isFull && (
        <Launcher
          data-floating=""
          style={
            canHover
              ? {
                  insetBlockStart: Math.max(8, Math.min(selected.rect.bottom + 8, innerHeight - 64)),
                  insetInlineStart: Math.max(8, Math.min(selected.rect.left, innerWidth - 220)),
                }
              : { insetBlockEnd: 16, insetInlineStart: 16 }
          }
        >
          {'refusal' in selected.aim ? (
            <Refusal aria-label="Mots sélectionnés">{selected.aim.refusal}</Refusal>
          ) : (
            <NoteWords onChoose={write} target={selected.aim.target} />
          )}
        </Launcher>
      )}
      <Panel
        id={panelId}
        hidden={!isOpen}
        aria-labelledby={`${panelId}-title`}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        <Head>
          <h2 ref={title} id={`${panelId}-title`} tabIndex={-1}>
            {isWriting ? 'Nouvelle note' : `Notes${count}`}
          </h2>
          <IconButton label="Fermer les notes" icon={X} onClick={close} />
        </Head>
        <Body>
          {isWriting && isFull && <Full />}
          {isWriting && !isFull && (
            <NoteForm
              key={view.focus}
              form={form}
              choices={view.choices}
              chosen={chosen}
              onChoose={choose}
              failure={failure}
              focus={view.focus}
              onSubmit={send}
              onCancel={openList}
            />
          )}
          {!isWriting && (
            <>
              {announcement && <Alert tone="success" title={announcement} />}
              {isFull ? (
                <Full />
              ) : (
                <>
                  <Text size="small" tone="muted">
                    Sélectionnez des mots dans la page, ou choisissez un passage. L’équipe lit vos notes et
                    peut y répondre ici.
                  </Text>
                  <Buttons>
                    <Button
                      size="small"
                      variant="primary"
                      iconStart={MessageSquarePlus}
                      onClick={() => write(null)}
                    >
                      Choisir un passage
                    </Button>
                    <Button
                      size="small"
                      variant="outline"
                      iconStart={ImagePlus}
                      onClick={() => {
                        setIsPicking(true);
                        setView({ kind: 'closed' });
                      }}
                    >
                      Pointer une image
                    </Button>
                  </Buttons>
                </>
              )}
              {loadFailure && (
                <Alert
                  tone="danger"
                  title="Impossible de charger les notes"
                  action={
                    <Button
                      size="small"
                      variant="outline"
                      isPending={isLoading}
                      onClick={() => void refresh()}
                    >
                      Réessayer
                    </Button>
                  }
                >
                  {loadFailure}
                </Alert>
              )}
              {notes.length === 0 && !loadFailure && !isLoading && <Text>Aucune note pour l’instant.</Text>}
              {notes.length > 0 && (
                <Entries>
                  {notes.map((note) => (
                    <NoteEntry
                      key={note.id}
                      note={note}
                      isShown={note.id === shownId}
                      subject={findSubject(note)}
                      presence={findPresence(note)}
                      onShow={() => showInPage(note)}
                    />
                  ))}
                </Entries>
              )}
            </>
          )}
        </Body>
      </Panel>
    </div>
  );
}

/** Stands by the words that are selected. */
const NoteWords = ({ target, onChoose }: { target: NoteTarget; onChoose: (target: NoteTarget) => void }) => (
  <Button
    variant="primary"
    iconStart={MessageSquarePlus}
    // The words stay selected.
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onChoose(target)}
  >
    Noter ces mots
  </Button>
);

/** A link takes no more. */
const Full = () => (
  <Alert tone="warning" title="Ce lien a déjà reçu 100 notes.">
    Demandez-en un autre à la personne qui vous l’a envoyé.
  </Alert>
);
