import { readKey, toArticleDocument } from '#documents/data/documentKey.ts';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { codeSettings } from '#site/settings/settings.ts';
import { paths } from '#paths.ts';
import { aPreviewLink } from '#mocks/builders.ts';
import { find, remove, update } from '#mocks/database.ts';
import { insertContent, insertLink, saveAsColleague } from '#mocks/states.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { callToActionContent } from '#features/articles/site/BlogArticlePage/blogArticlePage.section.ts';
import { PreviewPage } from './PreviewPage.tsx';

const [draft] = articles;
if (!draft) throw new Error('The fixtures have a draft first.');
const link = aPreviewLink({ document: toArticleDocument(draft.id) });

const meta = preview.meta({
  title: 'Pages/Aperçu · PreviewPage',
  component: PreviewPage,
  parameters: {
    path: `${paths.preview}#${link.token}`,
    description: `Un article, ou une section du site, tels qu’ils sont enregistrés, dans leur vraie page, pour qui a le lien (\`/apercu#…\`). Le jeton est dans le fragment de l’adresse : il ne part dans aucun journal, et la page n’est ni indexée ni gardée.

Un lien qui a pris fin, qui est révoqué ou inventé donne le même écran.`,
  },
  async beforeEach() {
    await insertLink({ ...link });
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function approve({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByText('Approuver cette version', { selector: 'summary' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Marie Roy');
  await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette version' }));
}

const findApproved = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByText('Version approuvée par Marie Roy. Merci, l’équipe le voit déjà.');

const findEnded = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('heading', { level: 1, name: 'Ce lien d’aperçu n’est plus valable' });

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('L’article, comme il sera en ligne', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: draft.title })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: '1. À qui parlez-vous ?' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Aperçu' })).toBeVisible();
    });
    await step('Aucune lecture n’est comptée', async () => {
      await expect(await find('private.daily_marks')).toEqual([]);
      await expect(sessionStorage).toHaveLength(0);
    });
  },
});

/** Ce qui est publié autour des articles entoure aussi celui-ci. */
export const PublishedCallToAction = meta.story({
  name: 'Appel à l’action publié',
  tags: ['no-visual'],
  async beforeEach() {
    const title = 'Un projet en tête ?';
    await insertContent('blogArticle/callToAction', { ...callToActionContent, title });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Un projet en tête ?' })).toBeVisible();
  },
});

/** L’équipe enregistre pendant la lecture : le nouveau texte s’affiche, ce qui est tapé reste, puis l’approbation part. */
export const ChangedMeanwhile = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await canvas.findByRole('heading', { level: 1, name: draft.title });
    await saveAsColleague(draft.id, { title: 'Un autre titre' });
    await step('Rien n’est approuvé', async () => {
      await approve(context);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Un autre titre' })).toBeVisible();
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Le texte a changé');
      await expect(canvas.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Marie Roy');
      await expect(await find('private.preview_approvals')).toEqual([]);
    });
    await step('La nouvelle version peut l’être', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette version' }));
      await findApproved(context);
      await expect(await find('private.preview_approvals')).toHaveLength(1);
    });
  },
});

/** L’approbation est arrivée, la réponse non : un second essai n’en fait pas une deuxième. */
export const AnswerLost = meta.story({
  tags: ['!dev', 'no-visual'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await canvas.findByRole('heading', { level: 1, name: draft.title });
    msw.use(...answerLost({ where: 'previews', methods: ['POST'] }));
    await approve(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette version' }));
    await findApproved(context);
    await expect(await find('private.preview_approvals')).toHaveLength(1);
  },
});

/** Révoqué pendant la lecture : la raison, et le mot qui reste à copier. */
export const RevokedMeanwhile = meta.story({
  name: 'Révoqué entre-temps',
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 1, name: draft.title });
    await remove('private.preview_links');
    await approve(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ce lien d’aperçu n’est plus valable.');
    await expect(canvas.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Marie Roy');
  },
});

/** Partage ce contenu, enregistré sans être publié. */
async function shareContent(document: string, value: object) {
  await insertContent(document, value, { reason: 'saved' });
  // A link to a setting is an admin's to make.
  const { kind, id } = readKey(document);
  const created_by = accountByRole.admin.user_id;
  await update('private.preview_links', {}, { document_kind: kind, document_id: id, created_by });
}

/** Une section : toute la page, avec le brouillon à sa place. */
export const Content = meta.story({
  name: 'Section',
  beforeEach: () => shareContent('home/hero', { ...heroContent, title: 'Un brouillon qui porte' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Un brouillon qui porte' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Aperçu\s: Bannière/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  },
});

/** Ce qui entoure les pages se partage aussi : le brouillon est dans l’en-tête. */
export const ContentOfLayout = meta.story({
  name: 'Section de la mise en page',
  tags: ['no-visual'],
  beforeEach: () => shareContent('settings/company', { ...codeSettings.company, phone: '581 555-0199' }),
  play: async ({ canvas }) => {
    const [phone] = await canvas.findAllByRole('link', { name: /581 555-0199/ });
    await expect(phone).toHaveAttribute('href', 'tel:+1-581-555-0199');
  },
});

/** Une page composée qui n’est pas en ligne, et ce que ses visiteurs n’en verront pas. */
export const ComposedPage = meta.story({
  name: 'Page composée',
  beforeEach: () =>
    shareContent('page/ouverture', {
      title: 'Portes ouvertes',
      slug: 'portes-ouvertes',
      description: 'Visitez nos studios.',
      footer: 'none',
      hero: { title: 'Visitez nos studios', lead: 'Un samedi par mois.', actions: [] },
      sections: [],
      callToAction: {
        title: 'À bientôt',
        text: 'Écrivez-nous.',
        actions: [{ label: 'Nous écrire', to: paths.contact }],
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Visitez nos studios' })).toBeVisible();
    await userEvent.click(canvas.getByText('Approuver cette version', { selector: 'summary' }));
    await expect(canvas.getByText(/\/portes-ouvertes$/)).toBeVisible();
    await expect(canvas.getByText('Visitez nos studios.')).toBeVisible();
  },
});

/** Écrit pour une autre forme de la section : rien à approuver. */
export const Unfit = meta.story({
  beforeEach: () => shareContent('home/hero', { ancien: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ce contenu ne peut plus s’afficher' }),
    ).toBeVisible();
  },
});

export const Ended = meta.story({
  async beforeEach() {
    await update('private.preview_links', {}, { ends_at: '2026-11-01T12:00:00+00:00' });
  },
  play: inTests(async (context) => {
    await expect(await findEnded(context)).toBeVisible();
  }),
});

/** Une adresse sans jeton, ou coupée en la copiant. */
export const Incomplete = meta.story({
  tags: ['no-visual'],
  parameters: { path: `${paths.preview}#${link.token.slice(0, 20)}` },
  play: inTests(async (context) => {
    await expect(await findEnded(context)).toBeVisible();
  }),
});

/** L’article n’arrive pas : qui a le lien sait pourquoi, et l’obtient quand le serveur répond. */
export const ServerError = meta.story(
  failedLoad({ where: 'data' }, (canvas) => canvas.findByRole('heading', { name: draft.title })),
);
