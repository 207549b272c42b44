import type { StoryContext } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { unpublished } from '#features/articles/admin/testing/openedArticle.tsx';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Stack } from '#design-system/primitives/Stack';
import { aNote, aPreviewLink } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { offline, serverError } from '#mocks/scenarios.ts';
import { insertLink, insertNotes, type NoteRow } from '#mocks/states.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Prose } from '#typography/findProse.ts';
import { DocumentNotes, FieldNotes, type NoteSource, NotesCard } from './index.ts';

const document_ = toArticleDocument(unpublished.id);
const link = aPreviewLink({ document: document_ });

type Text = Record<'title' | 'excerpt', string>;

const initial: Text = {
  title: 'Préparer sa première entrevue',
  excerpt: 'Trois idées tiennent en une minute : le reste attend les questions.',
};
const labels: Text = { title: 'Titre', excerpt: 'Extrait' };
const fields = ['title', 'excerpt'] as const;
const isField = (path: string): path is keyof Text => path in labels;

const source: NoteSource<Text> = {
  listFields: (text) => fields.map((path) => ({ path, label: labels[path], read: text[path] })),
  read(text, path) {
    if (!isField(path)) return null;
    const prose = new Prose();
    prose.add(text[path], 0);
    return { text: text[path], proses: [prose], isMarkdown: false };
  },
  put: (text, path, value) => ({ ...text, [path]: value }),
};

function createStore() {
  let state = { document: document_, version: 1, text: initial, base: initial };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isDirty: () => state.text !== state.base,
    edit(text: Text) {
      state = { ...state, text };
      for (const listener of listeners) listener();
    },
    save() {
      state = { ...state, base: state.text };
      for (const listener of listeners) listener();
    },
  };
}

/** A form of two fields, with the notes on them. */
function NotedForm() {
  const [store] = useState(createStore);
  const text = useSyncExternalStore(store.subscribe, () => store.state().text);
  return (
    <DocumentNotes store={store} source={source}>
      <Stack>
        {fields.map((path) => (
          <Stack key={path} $gap={3}>
            <Field label={labels[path]}>
              <TextArea
                rows={2}
                value={text[path]}
                onChange={({ target }) => store.edit({ ...text, [path]: target.value })}
              />
            </Field>
            <FieldNotes path={path} />
          </Stack>
        ))}
        <NotesCard />
        <Button onClick={() => store.save()}>Enregistrer</Button>
      </Stack>
    </DocumentNotes>
  );
}

const meta = preview.meta({
  title: 'Administration/Documents/Notes de lecture · DocumentNotes',
  component: NotesCard,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Dans un éditeur : les notes que des lecteurs ont laissées sur l’aperçu.'],
      instead: [{ when: 'C’est le lecteur qui écrit', take: 'features/previews/site/PreviewNotes' }],
    },
    layout: 'padded',
    description:
      'Ce que disent d’un texte les personnes à qui un aperçu a été partagé, sous le champ visé. L’équipe répond, ferme, rouvre, et d’une pression met les mots proposés à la place des autres, dans le formulaire. Une note dont les mots ont changé les garde; celle qui ne vise aucun champ se lit dans la carte.',
    docs: { story: { inline: false, height: '42rem' } },
  },
  render: () => <NotedForm />,
  beforeEach: () => insertLink(link),
});

const onTitle = (values: Partial<NoteRow> = {}) =>
  aNote({
    link_id: link.id,
    document: document_,
    words: 'première entrevue',
    note: 'Est-ce bien la première?',
    created_at: '2026-11-20T14:00:00+00:00',
    ...values,
  });

const aProposal = (values: Partial<NoteRow> = {}) =>
  onTitle({
    place: 'excerpt',
    words: 'Trois idées tiennent en une minute',
    note: null,
    proposal: 'Trois idées se disent en 1 minute',
    name: 'Chantal Bélanger',
    ...values,
  });

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const findThread = async ({ canvas }: Pick<Play, 'canvas'>, name = 'Marie Roy') =>
  within(await canvas.findByRole('article', { name: `Note de ${name}` }));

export const Open = meta.story({
  beforeEach: () => insertNotes(onTitle()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const thread = await findThread(context);
    await expect(thread.getByText('Est-ce bien la première?')).toBeVisible();
    await expect(canvas.getByText('Une note ouverte.')).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: /^Titre/ }));
    await expect(canvas.getByRole('article', { name: 'Note de Marie Roy' })).toHaveFocus();
  },
});

/** Le champ ne dit plus ces mots : la note les garde. */
export const Changed = meta.story({
  beforeEach: () => insertNotes(onTitle({ words: 'dernière entrevue' }), aProposal({ words: 'Cinq idées' })),
  play: async (context) => {
    const thread = await findThread(context);
    await expect(thread.getByText(/^Ces mots ont changé depuis/)).toBeVisible();
    await expect(thread.getByText('dernière entrevue')).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const other = await findThread(context, 'Chantal Bélanger');
    await expect(other.getByText(/^Ces mots ne se trouvent plus une seule fois/)).toBeVisible();
    if (await endsHere()) return;
    await context.userEvent.click(other.getByRole('button', { name: 'Copier la proposition' }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
  },
});

/** D’autres mots : la différence, et ce que la typographie y changerait. */
export const Proposal = meta.story({
  name: 'Autres mots proposés',
  beforeEach: () => insertNotes(aProposal({ proposal: 'Trois idées se disent "en une minute"' })),
  play: async (context) => {
    const thread = await findThread(context, 'Chantal Bélanger');
    await expect(thread.getByRole('checkbox', { name: 'Corriger aussi la typographie' })).toBeChecked();
    await expect(thread.getByRole('button', { name: 'Accepter la proposition' })).toBeVisible();
  },
});

/** D’une pression, les mots sont dans le champ; la note est acceptée quand le texte est enregistré. */
export const Accepted = meta.story({
  beforeEach: () => insertNotes(aProposal()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const thread = await findThread(context, 'Chantal Bélanger');
    await userEvent.click(thread.getByRole('button', { name: 'Accepter la proposition' }));
    const excerpt = canvas.getByRole('textbox', { name: 'Extrait' });
    await waitFor(() =>
      expect(excerpt).toHaveValue(`Trois idées se disent en 1 minute${initial.excerpt.slice(34)}`),
    );
    await expect(await thread.findByText(/La note sera acceptée quand il sera enregistré\.$/)).toBeVisible();
    await expect(await find('private.preview_notes')).toMatchObject([{ state: 'open' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Une note traitée')).toBeVisible();
    await expect(await find('private.preview_notes')).toMatchObject([{ state: 'accepted' }]);
  },
});

/** « Annuler » retire les mots du champ : la note reste ouverte. */
export const TakenBack = meta.story({
  name: 'Mots repris',
  tags: ['no-visual'],
  beforeEach: () => insertNotes(aProposal()),
  play: inTests(async (context) => {
    const { canvas, userEvent } = context;
    const thread = await findThread(context, 'Chantal Bélanger');
    await userEvent.click(thread.getByRole('button', { name: 'Accepter la proposition' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Extrait' })).toHaveValue(initial.excerpt),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await thread.findByRole('button', { name: 'Accepter la proposition' })).toBeVisible();
    await expect(await find('private.preview_notes')).toMatchObject([{ state: 'open' }]);
  }),
});

/** Les mots se lisent deux fois dans ce champ : la proposition se copie, et rien n’est remplacé à leur place. */
export const Twins = meta.story({
  name: 'Mots répétés',
  beforeEach: () => insertNotes(aProposal({ words: 'e', proposal: 'ai' })),
  play: async (context) => {
    const thread = await findThread(context, 'Chantal Bélanger');
    await expect(thread.getByRole('button', { name: 'Copier la proposition' })).toBeVisible();
    await expect(thread.queryByRole('button', { name: 'Accepter la proposition' })).not.toBeInTheDocument();
  },
});

export const Closed = meta.story({
  beforeEach: () =>
    insertNotes(
      onTitle({
        state: 'closed',
        answer: 'Oui, la toute première.',
        answered_by: accountByRole.editor.user_id,
        answered_at: '2026-11-21T14:00:00+00:00',
      }),
      onTitle({ state: 'accepted', note: null, proposal: 'première fois au micro' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('2 notes traitées'));
    await expect(canvas.getByText('Oui, la toute première.')).toBeVisible();
    if (await endsHere()) return;
    const [first] = canvas.getAllByRole('button', { name: 'Rouvrir' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Une note traitée')).toBeVisible();
    const rows = await find('private.preview_notes', { state: 'open' });
    await expect(rows).toHaveLength(1);
  },
});

/** La réponse s’écrit; un envoi qui échoue la laisse là. */
export const Answering = meta.story({
  name: 'Répondre',
  beforeEach: () => insertNotes(onTitle()),
  play: async (context) => {
    const { userEvent, msw } = context;
    const thread = await findThread(context);
    await userEvent.click(thread.getByRole('button', { name: 'Répondre' }));
    const answer = thread.getByRole('textbox', { name: 'Votre réponse' });
    await waitFor(() => expect(answer).toHaveFocus());
    await userEvent.click(answer);
    await userEvent.paste('Oui, la toute première.');
    if (await endsHere()) return;
    msw.use(...serverError({ where: 'notes', methods: ['POST'] }));
    await userEvent.click(thread.getByRole('button', { name: 'Répondre et fermer' }));
    await waitFor(() =>
      expect(thread.getByRole('button', { name: 'Répondre et fermer' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(answer).toHaveValue('Oui, la toute première.');
    msw.resetHandlers();
    await userEvent.click(thread.getByRole('button', { name: 'Répondre et fermer' }));
    await expect(await context.canvas.findByText('Une note traitée')).toBeVisible();
    await expect(await find('private.preview_notes')).toMatchObject([
      { state: 'closed', answer: 'Oui, la toute première.', answered_by: accountByRole.editor.user_id },
    ]);
  },
});

/** Une réponse tapée avant de quitter l’éditeur est là au retour. */
export const Unsent = meta.story({
  name: 'Réponse non envoyée',
  async beforeEach() {
    const note = onTitle();
    await insertNotes(note);
    const address = {
      personId: accountByRole.editor.user_id,
      document: `form/${encodeURIComponent(`note-answer/${note.id}`)}`,
      editorId: 'gone',
    };
    deviceDrafts.keep({
      ...address,
      editedAt: Date.parse('2026-11-20T15:00:00Z'),
      isNew: false,
      changes: { answer: 'Oui, la toute' },
      base: null,
    });
    return () => deviceDrafts.remove(address);
  },
  play: async (context) => {
    const thread = await findThread(context);
    const answer = await thread.findByRole('textbox', { name: 'Votre réponse' });
    await expect(answer).toHaveValue('Oui, la toute');
    if (await endsHere()) return;
    await context.userEvent.click(answer);
    await context.userEvent.paste(' première.');
    await expect(deviceDrafts.of(accountByRole.editor.user_id)).toMatchObject([
      { changes: { answer: 'Oui, la toute première.' } },
    ]);
    await context.userEvent.click(thread.getByRole('button', { name: 'Répondre et fermer' }));
    await expect(await context.canvas.findByText('Une note traitée')).toBeVisible();
    await expect(deviceDrafts.of(accountByRole.editor.user_id)).toEqual([]);
  },
});

/** Sur toute la page, et sur un champ qui n’est plus là. */
export const OnNoField = meta.story({
  name: 'Hors d’un champ',
  beforeEach: () =>
    insertNotes(
      onTitle({ place: 'page', words: '', note: 'On s’y retrouve bien. Bravo!' }),
      onTitle({ place: 'studios.1.name', words: 'Studio Lagon', name: 'Chantal Bélanger' }),
    ),
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: 'Notes sur aucun champ' }));
    await expect(others.getByText('On s’y retrouve bien. Bravo!')).toBeVisible();
    await expect(others.getByText('Studio Lagon')).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  async beforeEach({ msw }) {
    await insertNotes(onTitle());
    msw.use(...offline({ where: 'notes', methods: ['GET'] }));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Impossible de charger les notes.')).toBeVisible();
    if (await endsHere()) return;
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
  },
});

/** Un champ replié dit combien il en a : `NotesBadge`. */
export const LongContent = meta.story({
  beforeEach: () =>
    insertNotes(
      onTitle({ note: 'Une phrase qui n’en finit pas. '.repeat(30).trim(), name: 'N'.repeat(100) }),
      aProposal({ words: 'Mot'.repeat(200), proposal: 'Autre'.repeat(200) }),
    ),
});
