import { ImagePlus, MessageSquarePlus, MessageSquareText, X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { mostOfNote } from '#features/previews/data/previewNote.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button, SmallButton } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Text } from '#design-system/primitives/Text';
import { Announcement } from '#design-system/primitives/VisuallyHidden';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { Body, Buttons, Head, Launcher, PageMarks, Panel } from './PreviewNotes.styles.ts';
import { SelectedWords } from './SelectedWords.tsx';
import type { NotedDocument } from './targets.ts';
import { useLinkNotes } from './useLinkNotes.ts';
import { useMarkClicks, useMarks } from './useMarks.ts';
import { useNotesPanel } from './useNotesPanel.ts';

export interface PreviewNotesProps {
  /** Celui du lien qui a ouvert la page. */
  token: string;
  /** Ce qui est partagé et se trouve dans la page. */
  documents: readonly NotedDocument[];
}

/**
 * What whoever has a link has to say of what it shows (product: leaving notes): notes on selected words, on a picture, or on a passage out of
 * a list, with what the team answers.
 */
export function PreviewNotes({ token, documents: stored }: PreviewNotesProps) {
  const settings = useSettings();
  // As they are read: with the facts in the place of their names.
  const documents = useMemo(
    () => stored.map((one) => (one.hasFacts ? fillFacts(one, getFacts(settings)) : one)),
    [stored, settings],
  );
  const link = useLinkNotes(token);
  const panel = useNotesPanel(documents, link);
  const { view, announcement, writing, title, showList, close, write, pick, hide, reveal } = panel;
  const marks = useMarks(link.notes, documents, (view.kind === 'form' && writing.chosen?.target) || null);
  const [shownId, setShownId] = useState<string | null>(null);
  const panelId = useId();
  const isFull = link.notes.length >= mostOfNote.notes;
  const heading = link.notes.length === 0 ? 'Notes' : `Notes (${link.notes.length})`;

  useMarkClicks(marks, (id) => {
    if (view.kind === 'picking') return;
    setShownId(id);
    reveal();
    requestAnimationFrame(() => document.getElementById(`note-${id}`)?.scrollIntoView({ block: 'nearest' }));
  });

  return (
    <div data-preview="">
      <PageMarks />
      <Announcement>{announcement}</Announcement>
      <OpenNotes panel={panel} heading={heading} controls={panelId} />
      {view.kind !== 'picking' && !isFull && <SelectedWords documents={documents} onChoose={write} />}
      <Panel
        id={panelId}
        hidden={view.kind === 'closed' || view.kind === 'picking'}
        aria-labelledby={`${panelId}-title`}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        <Head>
          <h2 ref={title} id={`${panelId}-title`} tabIndex={-1}>
            {view.kind === 'form' ? 'Nouvelle note' : heading}
          </h2>
          <IconButton label="Fermer les notes" icon={X} onClick={close} />
        </Head>
        <Body>
          {view.kind !== 'form' && announcement && <Alert tone="success" title={announcement} />}
          {isFull && (
            <Alert tone="warning" title="Ce lien a déjà reçu 100 notes.">
              Demandez-en un autre à la personne qui vous l’a envoyé.
            </Alert>
          )}
          {view.kind !== 'form' && !isFull && <WaysToNote onPassage={() => write(null)} onPicture={pick} />}
          {view.kind !== 'form' && (
            <NoteList link={link} documents={documents} marks={marks} shownId={shownId} onCovered={hide} />
          )}
          {view.kind === 'form' && !isFull && (
            <NoteForm
              key={view.focus}
              writing={writing}
              choices={view.choices}
              focus={view.focus}
              onCancel={showList}
            />
          )}
        </Body>
      </Panel>
    </div>
  );
}

type OpenNotesProps = { panel: ReturnType<typeof useNotesPanel>; heading: string; controls: string };

/** The button that opens the notes; while a picture is pointed at, the one that ends that. */
function OpenNotes({ panel, heading, controls }: OpenNotesProps) {
  const { view, launcher, open, hide } = panel;
  if (view.kind === 'picking')
    return (
      <Launcher data-floating="">
        <Button variant="primary" onClick={hide}>
          Touchez une image, ou annulez
        </Button>
      </Launcher>
    );
  if (view.kind !== 'closed') return null;
  return (
    <Launcher data-floating="">
      <Button
        ref={launcher}
        variant="primary"
        iconStart={MessageSquareText}
        aria-expanded={false}
        aria-controls={controls}
        onClick={open}
      >
        {heading}
      </Button>
    </Launcher>
  );
}

/** How a note is begun where no words are selected. */
const WaysToNote = ({ onPassage, onPicture }: { onPassage: () => void; onPicture: () => void }) => (
  <>
    <Text isNote>
      Sélectionnez des mots dans la page, ou choisissez un passage. L’équipe lit vos notes et peut y répondre
      ici.
    </Text>
    <Buttons>
      <Button size="small" variant="primary" iconStart={MessageSquarePlus} onClick={onPassage}>
        Choisir un passage
      </Button>
      <SmallButton iconStart={ImagePlus} onClick={onPicture}>
        Pointer une image
      </SmallButton>
    </Buttons>
  </>
);
