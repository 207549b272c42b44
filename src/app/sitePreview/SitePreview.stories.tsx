import { readKey } from '#documents/data/documentKey.ts';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { connectTo } from '#data/connection.ts';
import { aPreviewLink } from '#mocks/builders.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { find, insert, remove, update } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { serverError } from '#mocks/scenarios.ts';
import { insertContent, insertLink, saveAsColleague } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { callToActionContent } from '#features/articles/site/BlogArticlePage/blogArticlePage.section.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { sitePreviewRoutes } from './sitePreview.tsx';

const [draft, published] = articles;
if (!draft || !published) throw new Error('The fixtures have a draft first, and then what is published.');

const release_id = '88888888-0000-4000-8000-000000000001';
// It holds a setting.
const link = aPreviewLink({ release_id, created_by: accountByRole.admin.user_id });

interface SharedSiteProps {
  /** L’adresse dans le site. */
  path: string;
  /** Le jeton du lien; aucun quand l’adresse a été coupée. */
  token: string | null;
}

let router: ReturnType<typeof createMemoryRouter> | undefined;

/** The site below its own address, as the browser has it. */
function SharedSite({ path, token }: SharedSiteProps) {
  const [shown] = useState(
    () =>
      (router = createMemoryRouter(sitePreviewRoutes(token), {
        initialEntries: [`${path}#${token ?? ''}`],
      })),
  );
  return <RouterProvider router={shown} />;
}

const openHouse = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: 'Visitez nos studios.',
  footer: 'column',
  hero: { title: 'Visitez nos studios', lead: 'Un samedi par mois.', actions: [] },
  sections: [],
  callToAction: callToActionContent,
};

/** A release of these documents, with the link to it. */
async function share(...documents: { document: string; withdraws?: boolean }[]) {
  await insert('private.releases', { id: release_id, name: 'Rentrée', due_at: '2126-11-30T14:00:00+00:00' });
  for (const { document, ...part } of documents)
    await insert('private.release_documents', { release_id, ...readKey(document), ...part });
  await insertLink({ ...link });
}

const meta = preview.meta({
  title: 'Pages/Aperçu du site · SitePreview',
  component: SharedSite,
  args: { path: paths.home, token: link.token },
  parameters: {
    isWhole: true,
    description: `Tout le site tel qu’une mise en ligne le fera, pour qui a le lien (\`/apercu/site#…\`, ou n’importe quelle page : \`/apercu/site/blog#…\`). Chaque lien du site y reste, rien n’est compté ni envoyé, et le tout s’approuve d’un coup.

L’état le plus récent est lu à chaque page : ce que l’équipe change pendant la visite est nommé.`,
    docs: {
      // Each visit has the page, its links and its release for itself.
      story: { inline: false },
    },
  },
  async beforeEach() {
    await insertContent('home/hero', { ...heroContent, title: 'Une rentrée qui porte' }, { reason: 'saved' });
    await insertContent('page/portes', openHouse, { reason: 'saved' });
    await insertContent(
      'settings/company',
      { ...codeSettings.company, phone: '581 555-0199' },
      { reason: 'saved' },
    );
    await share(
      { document: `article/${draft.id}` },
      { document: `article/${published.id}`, withdraws: true },
      { document: 'home/hero' },
      { document: 'page/portes' },
      { document: 'settings/company' },
    );
    const disconnect = connectTo({});
    return () => {
      // Whatever it still waits for must not be laid over the next story.
      router?.dispose();
      disconnect();
    };
  },
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Leads to a page by the list of what changes. */
async function follow({ canvas, userEvent }: Play, title: string) {
  const summary = await canvas.findByText('Ce qui change sur le site : 5', { selector: 'summary' });
  const list = summary.closest('details');
  if (!list) throw new Error('The summary stands in no list.');
  if (!list.open) await userEvent.click(summary);
  await userEvent.click(await within(list).findByRole('link', { name: title }));
}

async function approve({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByText('Approuver cette mise en ligne', { selector: 'summary' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Marie Roy');
  await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette mise en ligne' }));
}

const findEnded = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('heading', { level: 1, name: 'Ce lien d’aperçu n’est plus valable' });

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Une rentrée qui porte' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Sur cette page\s: Bannière et /)).toBeVisible();
    const [phone] = canvas.getAllByRole('link', { name: /581 555-0199/ });
    await expect(phone).toHaveAttribute('href', 'tel:+1-581-555-0199');
    await expect(
      canvas.getByRole('contentinfo').querySelector('a[href="/portes-ouvertes"]'),
    ).toBeInTheDocument();
  },
});

/** D’une page à l’autre par la liste : ce qui est nouveau, et ce qui s’en va. */
export const Walk = meta.story({
  name: 'D’une page à l’autre',
  tags: ['no-visual'],
  parameters: { expectedMessages: [/Page introuvable/] },
  play: async (context) => {
    const { canvas, step } = context;
    await step('Un nouvel article', async () => {
      await follow(context, draft.title);
      await expect(await canvas.findByRole('heading', { level: 1, name: draft.title })).toBeVisible();
      await expect(await find('private.daily_marks')).toEqual([]);
    });
    await step('Une nouvelle page', async () => {
      await follow(context, 'Portes ouvertes');
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Visitez nos studios' }),
      ).toBeVisible();
    });
    await step('Un article retiré', async () => {
      await follow(context, published.title);
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Cette page n’est plus en ligne' }),
      ).toBeVisible();
    });
  },
});

/** L’équipe enregistre pendant la lecture : ce qui a changé est nommé et affiché, ce qui est tapé reste. */
export const ChangedMeanwhile = meta.story({
  tags: ['thorough'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await canvas.findByRole('heading', { level: 1, name: 'Une rentrée qui porte' });
    await saveAsColleague(draft.id, { title: 'Un autre titre' });
    await step('Rien n’est approuvé', async () => {
      await approve(context);
      await expect(await canvas.findByText(/^Un autre titre\. Les pages affichent/)).toBeVisible();
      await expect(await canvas.findByText('Quelque chose a changé pendant votre lecture')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Marie Roy');
      await expect(await find('private.preview_approvals')).toEqual([]);
    });
    await step('Le tout peut l’être', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approuver cette mise en ligne' }));
      await canvas.findByText(/^Mise en ligne approuvée/);
      await expect(await find('private.preview_approvals')).toHaveLength(1);
    });
  },
});

/** Écrit pour une autre forme de la section : c’est dit, et rien ne s’approuve. */
export const Unfit = meta.story({
  parameters: { expectedMessages: [/home\/hero doesn't fit/] },
  async beforeEach() {
    await insertContent('home/hero', { ancien: true }, { reason: 'saved' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tout ne peut pas s’afficher')).toBeVisible();
    await expect(canvas.queryByText('Approuver cette mise en ligne')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['no-visual'],
  beforeEach: () => remove('private.release_documents'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette mise en ligne est vide pour l’instant.')).toBeVisible();
  },
});

/** Le formulaire de contact est là, et n’envoie rien. */
export const Contact = meta.story({
  name: 'Contact',
  args: { path: paths.contact },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const before = await find('leads');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Courriel' }), 'camille@exemple.ca');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Un essai.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
    await expect(await canvas.findByText(/aperçu du site\s: rien n’est envoyé\./)).toBeVisible();
    await expect(await find('leads')).toHaveLength(before.length);
  },
});

export const Ended = meta.story({
  tags: ['no-visual'],
  beforeEach: () => update('private.preview_links', {}, { ends_at: '2026-11-01T12:00:00+00:00' }),
  play: inTests(async (context) => {
    await expect(await findEnded(context)).toBeVisible();
  }),
});

export const ServerError = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...serverError()),
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Impossible de charger cet aperçu.' }),
    ).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Une rentrée qui porte' }),
    ).toBeVisible();
  }),
});
