import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { chooseAct } from '#documents/admin/testing/chooseAct.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent } from '#mocks/states.ts';
import { loading } from '#mocks/scenarios.ts';
import { companyContent } from '#site/settings/settings.content.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { endsHere } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { type PublicSite, PublicSiteContext } from '#documents/admin/checks/publicSite.ts';
import { toFormTarget } from '../formTarget.ts';
import { ContentEditPage } from './testing/ContentEditPage.tsx';

const key = 'home/hero';

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur · ContentEditPage',
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.content(key),
    route: '/admin/pages/:page/:section',
    description: `Une section du site : son formulaire, que l’écran des pages montre à côté de la page. Le brouillon s’enregistre à part de ce qui est en ligne; « Publier » le montre aux visiteurs. Ce qui est tapé reste sur l’appareil jusqu’à ce que le serveur l’ait.

Chaque enregistrement est une version, qui se compare et se restaure. « Revenir au texte d’origine » montre de nouveau ce que dit le code.

L’enregistrement est celui des articles : ce qui attend, les brouillons de l’appareil, les pannes et les conflits ont leurs histoires auprès d’eux.`,
  },
  decorators: [inBackOffice],
});

const noPicture = { tags: ['no-visual'] };

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };

/** The form of the section, and its field for the title. */
const titleField = async (canvas: Canvas) => {
  const form = within(await canvas.findByRole('form', { name: 'Bannière' }));
  return form.getByRole('textbox', { name: /^Titre/ });
};

const retitled = (title: string) => ({ ...heroContent, title });

const lastSave = async () => {
  const { number, reason, value } = (await findContents()).at(-1) ?? {};
  return [number, reason, (value as { title?: string } | undefined)?.title];
};

/** Published once, and a draft since. */
async function publishedAndDrafted() {
  await insertContent(key, retitled('Une voix qui porte'));
  await insertContent(key, retitled('Une voix qui porte loin'), { reason: 'saved' });
}

export const Untouched = meta.story({
  name: 'Intact',
  play: async ({ canvas, userEvent }) => {
    await expect(await titleField(canvas)).toHaveValue(heroContent.title);
    await expect(canvas.getByText('Texte d’origine')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toHaveAttribute('aria-disabled', 'true');
    if (await endsHere()) return;
    await userEvent.click(canvas.getByText('Versions'));
    await expect(await canvas.findByText(/^Personne n’a encore changé cette section/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }));
    const save = await screen.findByRole('menuitem', { name: /^Enregistrer sans publier/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('menuitem', { name: /^Revenir/ })).not.toBeInTheDocument();
  },
});

/** « Nouvelle formation » : une formation de plus au catalogue, le curseur dans son premier champ. */
export const NewCourse = meta.story({
  name: 'Nouvelle formation',
  parameters: { path: toFormTarget('formations/courseCatalogue', { ajouter: 'courses' }) },
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Catalogue des formations' }));
    await step('Le curseur est dans son premier champ', async () => {
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('name', 'content.courses.4.item.title'),
      );
      await userEvent.paste('Animer une réunion');
      await expect(form.getByText('Animer une réunion')).toBeVisible();
    });
    await step('Une seule s’ajoute', async () => {
      await expect(form.queryByRole('textbox', { name: 'content.courses.5.item.title' })).toBeNull();
    });
  },
});

/** La liste est complète : rien ne s’ajoute, et on le dit. */
export const ListFull = meta.story({
  name: 'Liste complète',
  ...noPicture,
  tags: ['no-visual', 'thorough'],
  parameters: { path: toFormTarget(key, { ajouter: 'channels' }) },
  play: async ({ canvas }) => {
    await titleField(canvas);
    await expectToast(notices.listFull({ label: 'Métiers', max: 4 }));
    await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull();
  },
});

/** Depuis la liste des offres : le formulaire s’ouvre à ce qu’on a choisi. */
export const FromOffer = meta.story({
  name: 'Depuis une offre',
  ...noPicture,
  parameters: {
    path: toFormTarget('strategy/strategyServices', { champ: 'services.1.title' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Services de stratégie' });
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'content.services.1.item.title'),
    );
  },
});

/** Le texte du code revient, comme brouillon. */
export const BackToOriginal = meta.story({
  name: 'Retour à l’original',
  ...noPicture,
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent }) => {
    await titleField(canvas);
    await chooseAct(userEvent, /^Revenir au texte d’origine/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Revenir au texte d’origine?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revenir au texte d’origine' }));
    await expectToast(notices.contentReverted);
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue(heroContent.title));
    await expect(await lastSave()).toEqual([3, 'reverted', undefined]);
  },
});

export const RestoreVersion = meta.story({
  name: 'Restaurer une version',
  beforeEach: publishedAndDrafted,
  parameters: { path: `${paths.admin.content(key)}?version=1` },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('insertion')).at(-1)).toHaveTextContent('loin');
  },
});

/** Une autre personne a changé le même champ : rien ne revient au texte d’origine avant que l’un des deux soit choisi. */
export const SavedMeanwhile = meta.story({
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent }) => {
    const title = await titleField(canvas);
    await userEvent.type(title, '!');
    await insertContent(key, retitled('Le titre de Luc'), { reason: 'saved' });
    await chooseAct(userEvent, /^Enregistrer sans publier/);
    await expect(await canvas.findByText(/votre texte est toujours ici/)).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }));
    await expect(await screen.findByRole('menuitem', { name: /^Revenir au texte/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** La section a changé de forme : ce qui avait été écrit est gardé, et le site montre le texte d’origine. */
export const Unfit = meta.story({
  tags: ['thorough'],
  async beforeEach() {
    await insertContent(key, { titre: 'D’une autre version du site' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ne correspond plus à sa forme')).toBeVisible();
    await expect(await titleField(canvas)).toHaveValue(heroContent.title);
    await userEvent.click(canvas.getByText('Montrer ce qui avait été écrit'));
    await expect(canvas.getByText(/D’une autre version du site/)).toBeVisible();
  },
});

export const Typography = meta.story({
  name: 'Typographie',
  ...noPicture,
  async beforeEach() {
    // The site spells its own hours this way.
    await insertContent(key, retitled('50 % de voix en plus, "promis", 9h00-18h00'));
  },
  play: async ({ canvas, userEvent }) => {
    const title = await titleField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger la typographie' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout corriger' }));
    await expect(title).toHaveValue('50\u00A0% de voix en plus, «\u00A0promis\u00A0», 9h00-18h00');
  },
});

const inspect = fn<PublicSite['inspect']>();
const site: PublicSite = {
  origins: [],
  hasPage: (path) => Promise.resolve(path !== '/portfolio'),
  inspect,
  show: () => Promise.reject(new Error('Nothing is shown here.')),
};
const loadSite = async () => site;

/** What the page shows of the second channel. */
const onPage: Awaited<ReturnType<PublicSite['inspect']>> = [
  { rule: 'pageAdvice', field: 'channels.1.preview', message: 'Les titres se suivent sans sauter de rang' },
];

/** Ce que « Vérifier » trouve dans les textes, les liens et la page entière, avec le brouillon à sa place. */
export const Verified = meta.story({
  render: () => (
    <PublicSiteContext value={loadSite}>
      <ContentEditPage />
    </PublicSiteContext>
  ),
  async beforeEach() {
    inspect.mockReset().mockResolvedValue(onPage);
    // The first link leads nowhere, and the introduction is typed as English is.
    const [first, second] = heroContent.actions;
    const actions = [{ ...first, to: '/portfolio' }, second];
    await insertContent(key, { ...heroContent, lead: 'Prêt ? Parlons-en.', actions }, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    const card = within(await canvas.findByRole('region', { name: 'Vérification' }));
    await expect(await card.findByText('1 erreur et 2 conseils.')).toBeVisible();
    await expect(inspect).toHaveBeenCalledWith(expect.objectContaining({ key }), expect.any(AbortSignal));
    await step('Chaque point mène à son champ, dans l’élément qui l’entoure', async () => {
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Le lien vers/ }));
      await waitFor(() => expect(document.activeElement).toHaveRole('combobox'));
      await expect(document.activeElement).toHaveTextContent('Portfolio');
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Typographie/ }));
      const lead = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Introduction' });
      await expect(lead).toHaveFocus();
      await expect(lead.selectionStart).toBe(4);
      await userEvent.click(card.getByRole('button', { name: /^Y aller\s: Les titres/ }));
      await expect(document.activeElement).toHaveValue(heroContent.channels[1]?.preview);
    });
  },
});

export const Unknown = meta.story({
  parameters: { path: paths.admin.content('home/nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette section n’existe pas.')).toBeVisible();
  },
});

/** `ContentSkeleton` : la place du formulaire. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement du contenu…')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  beforeEach: publishedAndDrafted,
  // What the bar covers by half comes out by scrolling.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue('Une voix qui porte loin');
    await expect(canvas.getByText('Modifications en attente')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier les modifications' })).not.toHaveAttribute(
      'aria-disabled',
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** Un texte qui nomme des faits dit ce qui prendra leur place. */
export const NamedFacts = meta.story({
  name: 'Faits nommés',
  ...noPicture,
  parameters: { path: paths.admin.content('contact/hero') },
  beforeEach: () => insertContent('settings/company', { ...companyContent, phone: '418 555-0199' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/les mots entre accolades/)).toBeVisible();
    await expect(await canvas.findByText('418 555-0199')).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'contents' }, (canvas) => canvas.findByRole('button', { name: 'Publier' })),
);
