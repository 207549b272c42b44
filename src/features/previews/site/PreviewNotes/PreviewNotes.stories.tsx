import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { aNote, aPreviewLink } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { answerLost, offline } from '#mocks/scenarios.ts';
import { insertLink, insertNotes } from '#mocks/states.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';

const [draft] = articles;
if (!draft) throw new Error('The fixtures have a draft first.');
const document_ = toArticleDocument(draft.id);
const photo = mediaLibrary[0]?.file_path ?? '';
const link = aPreviewLink({ document: document_ });
const documents = [
  {
    document: document_,
    texts: [
      { path: 'title', blocks: ['Préparer sa première entrevue'] },
      {
        path: 'content',
        blocks: ['Trois idées tiennent en une minute.', 'Le reste attend les questions.'],
        stored: photo,
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Sections/Aperçu/Notes de lecture · PreviewNotes',
  component: PreviewNotes,
  args: { token: link.token, documents },
  render: (args) => (
    <>
      <PreviewNotes {...args} />
      <Section width="text">
        <Stack>
          <Heading level={1}>Préparer sa première entrevue</Heading>
          <img src={photo} alt="Console de mixage" width={320} height={200} />
          <Text>
            Trois idées <strong>tiennent</strong> en une minute.
          </Text>
          <Text>Le reste attend les questions.</Text>
        </Stack>
      </Section>
    </>
  ),
  parameters: {
    guide: {
      use: ['Sous un aperçu : ce que le lecteur en dit.'],
      instead: [
        { when: 'L’équipe y répond', take: 'documents/admin/DocumentNotes' },
        { when: 'Tout convient', take: 'features/previews/site/PreviewBar' },
      ],
    },
    description:
      'Ce que dit, d’un aperçu, la personne qui en a le lien : une note sur des mots, sur une image ou sur un passage choisi dans une liste, et les mots qu’elle mettrait à leur place. L’équipe lit et répond; la réponse se voit ici. Rien de ce qui est tapé ne se perd, quoi que devienne l’envoi.',
    docs: { story: { inline: false } },
  },
  async beforeEach() {
    await insertLink(link);
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const open = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Notes/ }));

async function choosePassage(context: Play, words = 'Le reste attend les questions.') {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Choisir un passage' }));
  const passage = canvas.getByRole('combobox', { name: 'Passage' });
  await expect(passage).toHaveFocus();
  await userEvent.selectOptions(passage, words);
}

async function fill(context: Play) {
  const { canvas, userEvent } = context;
  await choosePassage(context);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Votre note' }));
  await userEvent.paste('Quelles questions?');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Marie Roy');
}

const send = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Envoyer la note' }));

const expectFilled = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await expect(canvas.getByRole('textbox', { name: 'Votre note' })).toHaveValue('Quelles questions?');
  await expect(canvas.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Marie Roy');
};

const answered = [
  aNote({
    link_id: link.id,
    document: document_,
    words: 'Préparer sa première entrevue',
    note: 'Est-ce bien la première?',
    created_at: '2026-11-20T14:00:00+00:00',
  }),
  aNote({
    link_id: link.id,
    document: document_,
    place: 'content',
    words: 'tiennent en une minute',
    note: null,
    proposal: 'se disent en une minute',
    name: 'Chantal Bélanger',
    state: 'accepted',
    answer: 'Oui, c’est plus juste. Merci!',
    created_at: '2026-11-20T15:00:00+00:00',
  }),
  aNote({
    link_id: link.id,
    document: document_,
    place: 'content',
    words: 'Une phrase qui n’y est plus.',
    note: 'À vérifier.',
    state: 'closed',
    created_at: '2026-11-20T16:00:00+00:00',
  }),
];

/** Personne n’a rien dit encore. */
export const Default = meta.story({
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Aucune note pour l’instant.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus());
  },
});

/** Trois notes : une en attente, une acceptée avec sa réponse, une dont les mots ont changé. */
export const Answered = meta.story({
  name: 'Répondues',
  beforeEach: () => insertNotes(...answered),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Notes (3)' })).toBeVisible());
    await open(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('Oui, c’est plus juste. Merci!')).toBeVisible();
    await expect(canvas.getByText('Ces mots ont changé depuis.')).toBeVisible();
    if (await endsHere()) return;
    const ranges = [...(CSS.highlights.get('preview-notes') ?? [])].map(String);
    await expect(ranges).toEqual(['tiennent en une minute', 'Préparer sa première entrevue']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notes (3)' })).toHaveFocus());
  },
});

/** Une note et d’autres mots, au clavier seul. */
export const Sent = meta.story({
  name: 'Envoyée',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Choisir un passage' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const passage = canvas.getByRole('combobox', { name: 'Passage' });
    await waitFor(() => expect(passage).toHaveFocus());
    await userEvent.selectOptions(passage, 'Le reste attend les questions.');
    await userEvent.tab();
    await userEvent.keyboard('Quelles questions?');
    await userEvent.tab();
    await userEvent.click(canvas.getByText('Proposer d’autres mots'));
    const proposal = canvas.getByRole('textbox', { name: 'Mots proposés' });
    await expect(proposal).toHaveValue('Le reste attend les questions.');
    await userEvent.clear(proposal);
    await userEvent.click(proposal);
    await userEvent.paste('Le reste viendra avec les questions.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Marie Roy{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Note envoyée.'));
    await expect(await find('private.preview_notes')).toMatchObject([
      {
        document_kind: 'article',
        document_id: draft.id,
        place: 'content',
        words: 'Le reste attend les questions.',
        note: 'Quelles questions?',
        proposal: 'Le reste viendra avec les questions.',
        name: 'Marie Roy',
      },
    ]);
  },
});

/** Des mots choisis dans la page : le bouton s’offre tout près. */
export const Selected = meta.story({
  name: 'Mots choisis',
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByText('tiennent');
    getSelection()?.selectAllChildren(words);
    await userEvent.click(await canvas.findByRole('button', { name: 'Noter ces mots' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Votre note' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Passage' })).toHaveDisplayValue('tiennent');
  },
});

/** Des mots qui se répètent : la raison se lit là où le bouton serait, et les suit sans sortir de l’écran. */
export const Refused = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    const text = (await canvas.findByText(/^Le reste/)).firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 3, text, 4);
    const reason = await canvas.findByText(/^Ces mots se répètent\./);
    await expect(reason).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Noter ces mots' })).not.toBeInTheDocument();
    // As a narrower window lays the page out.
    canvasElement.style.paddingInlineStart = '80vw';
    dispatchEvent(new Event('resize'));
    await waitFor(() => expect(reason.getBoundingClientRect().right).toBe(innerWidth - 8));
    canvasElement.style.paddingInlineStart = '';
    dispatchEvent(new Event('resize'));
  },
});

/** Une image, pointée du doigt. */
export const Picture = meta.story({
  name: 'Image',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Pointer une image' }));
    await userEvent.click(canvas.getByRole('img', { name: 'Console de mixage' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Votre note' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Passage' })).toHaveDisplayValue(/^Image.: Console/);
  },
});

/** `NoteForm` : ce que quelqu’un a à dire d’un passage, et les mots qu’il propose. */
export const InvalidSubmit = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choosePassage(context);
    await send(context);
    await expect(await canvas.findByText('Écrivez une note, ou changez les mots.')).toBeVisible();
    await expect(canvas.getByText('Écrivez votre nom.')).toBeVisible();
    if (await endsHere()) return;
    const note = canvas.getByRole('textbox', { name: 'Votre note' });
    await userEvent.click(note);
    await userEvent.paste('a'.repeat(1001));
    await expect(
      await canvas.findByText('Raccourcissez votre note : 1000 caractères au plus.'),
    ).toBeVisible();
    await expect(await find('private.preview_notes')).toEqual([]);
  },
});

/** Sans réseau, puis avec : le texte est resté, et la note n’est là qu’une fois. */
export const Failed = meta.story({
  name: 'Échec',
  play: async (context) => {
    const { canvas, msw } = context;
    await fill(context);
    msw.use(...answerLost({ where: 'notes', methods: ['POST'] }));
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre texte est resté dans le formulaire.',
    );
    await expectFilled(context);
    if (await endsHere()) return;
    await send(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Note envoyée.'));
    await expect(await find('private.preview_notes')).toHaveLength(1);
  },
});

/** Cent notes : le lien n’en prend plus. */
export const Full = meta.story({
  beforeEach: () =>
    insertNotes(
      ...Array.from({ length: 100 }, () =>
        aNote({ link_id: link.id, document: document_, words: 'entrevue' }),
      ),
    ),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Notes (100)' })).toBeVisible());
    await open(context);
    const { canvas } = context;
    await expect(canvas.getByText('Ce lien a déjà reçu 100 notes.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choisir un passage' })).not.toBeInTheDocument();
  },
});

/** Les notes ne viennent pas : une autre peut être laissée. */
export const NotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(...offline({ where: 'notes', methods: ['GET'] }));
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await open(context);
    await expect(await canvas.findByText('Impossible de charger les notes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choisir un passage' })).toBeVisible();
    if (await endsHere()) return;
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
  },
});
