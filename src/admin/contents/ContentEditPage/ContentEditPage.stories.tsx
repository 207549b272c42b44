import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { deviceDrafts } from '#data/documents/draftStore.ts';
import { DataError } from '#data/errors.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent, insertPlan } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { answerLost, loading, serverError } from '#mocks/scenarios.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { heroContent } from '#site/sections/home/Hero/hero.content.ts';
import { inTests, isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { placeInForm } from '../placeInForm.ts';
import { ContentEditPage } from './ContentEditPage.tsx';

const key = 'home/hero';

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur',
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.content(key),
    route: '/admin/pages/:page/:section',
    docs: {
      story: { inline: false },
      description: {
        component: `
Une section du site : son formulaire, et à côté la section même, au téléphone et à l’ordinateur, telle qu’elle serait. Le brouillon s’enregistre à part de ce qui est en ligne; « Publier » le montre aux visiteurs. Ce qui est tapé reste sur l’appareil jusqu’à ce que le serveur l’ait.

Chaque enregistrement est une version, qui se compare et se restaure. « Revenir au texte d’origine » montre de nouveau ce que dit le code. Si une autre personne a enregistré entre-temps, rien n’est écrasé : ce que chacun a changé se rejoint, et ce que les deux ont changé se choisit champ par champ.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <ContentEditPage />
    </AdminLayout>
  ),
});

const noPicture = { tags: ['no-visual'], parameters: { chromatic: { disableSnapshot: true } } };

const catalogue = 'formations/courseCatalogue';

/** « Nouvelle formation » : une formation de plus au catalogue, le curseur dans son premier champ. */
export const NewCourse = meta.story({
  parameters: { path: placeInForm(catalogue, { ajouter: 'courses' }) },
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Catalogue des formations' }));
    await step('Le curseur est dans son premier champ', async () => {
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('name', 'content.courses.4.item.title'),
      );
      await userEvent.keyboard('Animer une réunion');
      await expect(form.getByText('Animer une réunion')).toBeVisible();
    });
    await step('Une seule s’ajoute, et le menu dit où l’on est', async () => {
      await expect(form.queryByRole('textbox', { name: 'content.courses.5.item.title' })).toBeNull();
      const entries = within(canvas.getByRole('navigation', { name: 'Administration' }));
      await expect(entries.getByRole('link', { current: 'page' })).toHaveTextContent('Formations');
    });
  },
});

/** Le catalogue est complet : rien ne s’ajoute, et on le dit. */
export const NewCourseTooMany = meta.story({
  ...noPicture,
  parameters: { ...noPicture.parameters, path: placeInForm(catalogue, { ajouter: 'courses' }) },
  async beforeEach() {
    const [course] = courseCatalogueContent.courses;
    const courses = Array.from({ length: 12 }, (_, index) => ({
      ...course,
      id: `formation-${index}`,
      title: `Formation ${index + 1}`,
    }));
    await insertContent(catalogue, { ...courseCatalogueContent, courses });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Catalogue des formations' });
    await expectToast(notices.listFull({ label: 'Formations', max: 12 }));
    await expect(canvas.queryByText('Modifications non enregistrées')).toBeNull();
  },
});

/** Depuis la liste des offres : le formulaire s’ouvre à ce qu’on a choisi. */
export const FromOffer = meta.story({
  ...noPicture,
  parameters: {
    ...noPicture.parameters,
    path: placeInForm('strategy/strategyServices', { champ: 'services.1.title' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Services de stratégie' });
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'content.services.1.item.title'),
    );
    const entries = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(entries.getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  },
});

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
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue(heroContent.title);
    await expect(canvas.getByText('Texte d’origine')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Revenir/ })).not.toBeInTheDocument();
    await expect(await canvas.findByText(/^Personne n’a encore changé cette section/)).toBeVisible();
  },
});

export const WithDraft = meta.story({
  beforeEach: publishedAndDrafted,
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue('Une voix qui porte loin');
    await expect(canvas.getByText('Modifié')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier les modifications' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Enregistrer sans publier' })).toBeDisabled();
    await expect(await canvas.findByText('Version 2')).toBeVisible();
  },
});

/** Le prix de janvier attend son heure; le site montre celui d’aujourd’hui. */
export const Planned = meta.story({
  async beforeEach() {
    await publishedAndDrafted();
    await insertPlan(key, '2126-01-04T11:00:00+00:00');
  },
  play: async ({ canvas }) => {
    const sentence = /^Mise à jour planifiée pour le 4 janvier 2126 à 6.h.00\.$/;
    await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annuler la planification' })).toBeVisible();
  },
});

/** Ce qui attendait est abandonné, puis ramené. */
export const Discarded = meta.story({
  ...noPicture,
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abandonner les modifications' }));
    await expectToast(notices.changesDiscarded);
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Une voix qui porte'));
    await expect(await lastSave()).toEqual([3, 'discarded', 'Une voix qui porte']);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Une voix qui porte loin'));
    await expect(await canvas.findByText('Modifications en attente')).toBeVisible();
    await expect(await lastSave()).toEqual([4, 'restored', 'Une voix qui porte loin']);
  },
});

export const SaveThenPublish = meta.story({
  ...noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const title = await titleField(canvas);
    await step('Un brouillon s’enregistre à part', async () => {
      await userEvent.clear(title);
      await userEvent.type(title, 'Parlez plus fort');
      await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer sans publier' }));
      await expectToast(notices.contentSaved);
      await expect(await lastSave()).toEqual([1, 'saved', 'Parlez plus fort']);
      await expect(await canvas.findByText('Modifié')).toBeVisible();
      await expect(canvas.getByText(/^Enregistré à/)).toBeVisible();
    });
    await step('Puis se publie, sans perdre ce qui est tapé', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publier les modifications' }));
      await expectToast(notices.contentPublished);
      await expect(await lastSave()).toEqual([2, 'published', 'Parlez plus fort']);
      await expect(await canvas.findByText('En ligne')).toBeVisible();
      await expect(title).toHaveValue('Parlez plus fort');
    });
  },
});

export const Invalid = meta.story({
  ...noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await titleField(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publier' }));
    await expectToast(notices.contentInvalid);
    await expect(await findContents()).toHaveLength(0);
  },
});

export const BackToOriginal = meta.story({
  ...noPicture,
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent }) => {
    await titleField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir au texte d’origine' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revenir au texte d’origine?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revenir au texte d’origine' }));
    await expectToast(notices.contentReverted);
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue(heroContent.title));
    await expect(await lastSave()).toEqual([3, 'reverted', undefined]);
  },
});

export const RestoreVersion = meta.story({
  ...noPicture,
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent, step }) => {
    await step('En entier, comme brouillon', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Version 1' }));
      await expect((await canvas.findAllByRole('insertion')).at(-1)).toHaveTextContent('loin');
      await userEvent.click(canvas.getByRole('button', { name: 'Restaurer cette version' }));
      await expectToast(notices.versionRestored);
      await expect(await lastSave()).toEqual([3, 'restored', 'Une voix qui porte']);
      await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Une voix qui porte'));
    });
    await step('Et c’est annulé', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await expectToast(notices.restorationUndone);
      await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Une voix qui porte loin'));
      await expect((await findContents()).at(-1)?.note).toBe('Restauration annulée');
    });
  },
});

/** Une version ouverte : chaque champ qui diffère revient seul, ou toute la version. */
export const RestoreField = meta.story({
  async beforeEach() {
    await insertContent(key, { ...heroContent, title: 'Une voix qui porte', lead: 'Avant.' });
    await insertContent(key, { ...heroContent, title: 'Une voix qui porte loin' });
  },
  parameters: { path: `${paths.admin.content(key)}?version=1` },
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer ce champ : Titre' }));
    await expectToast(notices.fieldRestored);
    await expect((await findContents()).at(-1)).toMatchObject({
      note: 'Titre de la version 1',
      value: { ...heroContent, title: 'Une voix qui porte' },
    });
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Une voix qui porte'));
  }),
});

/** Une autre personne a enregistré pendant la frappe : ce qui n’a changé que chez elle entre de soi-même, le reste se choisit. */
export const SavedMeanwhile = meta.story({
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent, step }) => {
    const title = await titleField(canvas);
    await userEvent.clear(title);
    await userEvent.type(title, 'Mon titre');
    const theirs = { ...retitled('Le titre de Luc'), lead: 'L’introduction de Luc.' };
    await insertContent(key, theirs, { reason: 'saved', saved_by: accountByRole.admin.user_id });
    await step('Rien n’est écrasé, d’un côté ni de l’autre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
      await expect(await canvas.findByText(/votre texte est toujours ici/)).toBeVisible();
      await expect(title).toHaveValue('Mon titre');
      await expect(await lastSave()).toEqual([3, 'saved', 'Le titre de Luc']);
    });
    await step('Ce qui n’a changé que chez l’autre personne est déjà là', async () => {
      await expect(canvas.getByText(/Repris de l’autre version : Introduction/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Introduction' })).toHaveValue(theirs.lead);
    });
    await step('Rien d’autre ne se fait avant que l’autre champ soit choisi', async () => {
      await expect(canvas.getByRole('button', { name: 'Revenir au texte d’origine' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Choisir' }));
      await expect(canvas.getByRole('region', { name: 'Titre' }).parentElement).toHaveFocus();
    });
    if (!isTested) return;
    await step('On peut garder son texte, qui s’enregistre alors de lui-même', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Garder votre texte : Titre' }));
      await expectToast(notices.contentSaved);
      await expect((await findContents()).at(-1)).toMatchObject({
        number: 4,
        value: { title: 'Mon titre', lead: theirs.lead },
      });
    });
  },
});

/** Deux personnes sur le même catalogue : l’une change un prix, l’autre ajoute une formation. Les deux restent. */
export const MergedByItem = meta.story({
  ...noPicture,
  parameters: { ...noPicture.parameters, path: placeInForm(catalogue, { champ: 'courses.0.price' }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name: 'Catalogue des formations' });
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'content.courses.0.item.price'),
    );
    const price = document.activeElement as HTMLElement;
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    const [course] = courseCatalogueContent.courses;
    const added = { ...course, id: 'reunion', title: 'Animer une réunion' };
    const theirs = { ...courseCatalogueContent, courses: [added, ...courseCatalogueContent.courses] };
    await insertContent(catalogue, theirs, { reason: 'saved' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
    await expectToast(notices.contentSaved);
    await expect((await findContents()).at(-1)?.value).toMatchObject({
      courses: [{ id: 'reunion' }, { id: course?.id, price: 999 }, {}, {}, {}],
    });
    await expect(await canvas.findByText('Animer une réunion')).toBeVisible();
  },
});

/** Rien n’était tapé : le texte de l’autre personne prend la place, et un message dit pourquoi rien n’est publié. */
export const ConflictUntouched = meta.story({
  ...noPicture,
  beforeEach: publishedAndDrafted,
  play: async ({ canvas, userEvent }) => {
    await titleField(canvas);
    await insertContent(key, retitled('Le titre de Luc'), { reason: 'saved' });
    await userEvent.click(canvas.getByRole('button', { name: 'Publier les modifications' }));
    const sentence = 'Ce contenu a été enregistré entre-temps par une autre personne.';
    await expectToast(notices.requestFailed(new DataError('conflict', { sentence })));
    await waitFor(async () => expect(await titleField(canvas)).toHaveValue('Le titre de Luc'));
    await expect(await lastSave()).toEqual([3, 'saved', 'Le titre de Luc']);
  },
});

/** La section a changé de forme : ce qui avait été écrit est gardé, et le site montre le texte d’origine. */
export const Unfit = meta.story({
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

const personId = accountByRole.editor.user_id;

const leftYesterday = () => {
  const address = { personId, document: key, editorId: 'yesterday' };
  const changes = retitled('Commencé hier');
  deviceDrafts.keep({ ...address, editedAt: Date.now(), isNew: false, changes, base: heroContent });
};

const listTitles = () =>
  deviceDrafts.of(personId).map(({ changes }) => (changes as { title?: string }).title);

/** Ce que cet appareil avait gardé est proposé, avec ce qui en diffère, et se reprend ou s’ignore. */
export const Recovered = meta.story({
  ...noPicture,
  beforeEach: leftYesterday,
  play: async ({ canvas, userEvent, step }) => {
    const title = await titleField(canvas);
    const found = () => canvas.findByRole('button', { name: 'Reprendre ce texte' });
    await step('Ignoré, puis retrouvé', async () => {
      await found();
      await expect(canvas.getByText(/Ce qui diffère : Titre\./)).toBeVisible();
      await expect(title).toHaveValue(heroContent.title);
      await userEvent.click(canvas.getByRole('button', { name: 'Ignorer' }));
      await waitFor(() => expect(listTitles()).toEqual([]));
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    });
    await step('Repris : il est dans le formulaire, et sur l’appareil jusqu’à l’enregistrement', async () => {
      await userEvent.click(await found());
      await expect(title).toHaveValue('Commencé hier');
      await expect(listTitles()).toEqual(['Commencé hier']);
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
      await expectToast(notices.contentSaved);
      await expect(listTitles()).toEqual([]);
    });
  },
});

/** Un autre onglet sur la même section : chacun garde son texte, et n’efface que le sien. */
export const TwoTabs = meta.story({
  ...noPicture,
  play: async ({ canvas, userEvent }) => {
    const title = await titleField(canvas);
    leftYesterday();
    await userEvent.type(title, '!');
    await waitFor(() => expect(listTitles()).toHaveLength(2));
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(listTitles()).toEqual(['Commencé hier']));
  },
});

/** L’appareil est plein, ou refuse : rien ne promet que le texte y reste. */
export const NotStored = meta.story({
  ...noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const title = await titleField(canvas);
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await step('Le formulaire le dit', async () => {
      await userEvent.type(title, ' ici');
      await expect(
        await canvas.findByText(
          'Modifications non enregistrées. Cet appareil ne peut pas en garder de copie.',
        ),
      ).toBeVisible();
    });
    await step('La question posée avant de quitter aussi', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Retour aux pages' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer?' }));
      await expect(question.getByText(/Elles seront perdues/)).toBeInTheDocument();
      await userEvent.click(question.getByRole('button', { name: 'Rester ici' }));
    });
    if (!isTested) return;
    await step('Dès que l’espace revient, le texte est gardé', async () => {
      setItem.mockRestore();
      await userEvent.type(title, '!');
      await expect(await canvas.findByText('Modifications non enregistrées')).toBeVisible();
    });
  },
});

export const Typography = meta.story({
  ...noPicture,
  async beforeEach() {
    // The site spells its own hours this way.
    await insertContent(key, retitled('50 % de voix en plus, "promis", 9h00-18h00'));
  },
  play: async ({ canvas, userEvent }) => {
    const title = await titleField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier la typographie' }));
    await expect(await canvas.findByText('La typographie du Québec demande ceci.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer' }));
    await expect(title).toHaveValue('50\u00A0% de voix en plus, «\u00A0promis\u00A0», 9h00-18h00');
  },
});

/** La réponse du serveur s’est perdue : le même enregistrement, refait, arrive une seule fois. */
export const AnswerLost = meta.story({
  ...noPicture,
  beforeEach: ({ msw }) => msw.use(...answerLost({ where: 'contents', methods: ['POST'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await titleField(canvas), ' ici');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
    await waitFor(async () => expect(await lastSave()).toEqual([1, 'saved', `${heroContent.title} ici`]));
    await expect(await canvas.findByText(/^Enregistré à/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(await findContents()).toHaveLength(1);
  },
});

export const SaveFails = meta.story({
  ...noPicture,
  play: async ({ canvas, userEvent, msw }) => {
    const title = await titleField(canvas);
    await userEvent.type(title, ' ici');
    msw.use(...serverError({ where: 'contents', methods: ['POST'] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer sans publier' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alertdialog', { hidden: true }).length).toBeGreaterThan(0),
    );
    await expect(title).toHaveValue(`${heroContent.title} ici`);
    await expect(canvas.getByText(/L’enregistrement reprendra de lui-même/)).toBeVisible();
  },
});

export const Unknown = meta.story({
  parameters: { path: paths.admin.content('home/nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette section n’existe pas.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement du contenu…')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  beforeEach: publishedAndDrafted,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await titleField(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
