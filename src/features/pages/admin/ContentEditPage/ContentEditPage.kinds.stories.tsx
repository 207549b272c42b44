import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { chooseAct } from '#documents/admin/testing/chooseAct.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { findContents, insertContent } from '#mocks/states.ts';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { teamContent } from '#site/sections/about/Team/team.section.ts';
import { showKey, storedEpisodes, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ContentEditPage } from './testing/ContentEditPage.tsx';

const projectKey = 'project/90000000-0000-4000-8000-000000000001';
const episodeKey = 'episode/e0000000-0000-4000-8000-000000000001';
const [episode] = storedEpisodes;
const pageKey = 'page/0a1b';

/** A page that the team composes, of the parts that it can't be without. */
const page = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: 'Visitez nos studios.',
  footer: 'none',
  hero: { title: 'Entrez, c’est ouvert', lead: 'On vous montre tout.', actions: [] },
  sections: [],
  callToAction: callToActionContent,
};

const at = (key: string) => ({ path: paths.admin.content(key) });

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur, ce qui a une adresse · ContentEditPage',
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: {
    ...at(projectKey),
    route: '/admin/pages/:page/:section',
    description: `Une page que l’équipe compose, un projet, une émission ou un épisode s’écrivent de la même façon : brouillon, versions, aperçu à partager, planification, mise en ligne. Chacun a son adresse; l’ancienne mène à la nouvelle.

Les sections d’une page se choisissent parmi celles du site; chacune est une copie, qui se modifie sans toucher à celle dont elle vient.

Un épisode est sous l’adresse de son émission, et ne se voit qu’avec elle : la retirer du site en retire ses épisodes, la remettre les remet.`,
    docs: { story: { inline: false } },
  },
  decorators: [inBackOffice],
});

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };
const addressField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Adresse' });

/** Une nouvelle page : tout est à écrire. */
export const NewPage = meta.story({
  name: 'Nouvelle page',
  parameters: at(pageKey),
  play: async ({ canvas, userEvent, step }) => {
    const address = await addressField(canvas);
    await expect(address).toHaveValue('');
    await expect(canvas.getByText('Pas enregistrée')).toBeVisible();
    if (await endsHere()) return;
    await step('La bannière vient d’abord, et fait le titre et l’adresse', async () => {
      const titles = canvas.getAllByRole('textbox', { name: 'Titre' });
      const [title] = titles;
      if (!title) throw new Error('Nothing asks for a title.');
      await userEvent.click(title);
      await userEvent.paste('Entrez, c’est ouvert');
      await waitFor(() => expect(address).toHaveValue('entrez-c-est-ouvert'));
      await expect(titles.at(-1)).toHaveValue('Entrez, c’est ouvert');
    });
  },
});

export const WithSection = meta.story({
  name: 'Avec une section',
  parameters: at(pageKey),
  async beforeEach() {
    await insertContent(pageKey, page, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent, step }) => {
    await addressField(canvas);
    await step('Une section se choisit parmi celles que la page n’a pas', async () => {
      const choose = async () => {
        const [add] = canvas.getAllByRole('button', { name: /« Sections »|«\u00A0Sections\u00A0»/ });
        if (!add) throw new Error('Nothing adds a section.');
        await userEvent.click(add);
        return within(await screen.findByRole('dialog', { name: 'Ajouter une section' }));
      };
      await userEvent.click((await choose()).getByRole('button', { name: 'Équipe' }));
      await expect(await canvas.findByDisplayValue(teamContent.title)).toBeVisible();
      await expect((await choose()).queryByRole('button', { name: 'Équipe' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
});

/** Un projet en ligne. */
export const Project = meta.story({
  name: 'Projet',
  beforeEach: () => insertContent(projectKey, storedProject),
  play: async ({ canvas }) => {
    await expect(await addressField(canvas)).toHaveValue(storedProject.slug);
    await expect(
      canvas.getByRole('link', { name: `Voir «\u00A0${storedProject.title}\u00A0»` }),
    ).toHaveAttribute('href', paths.realization(storedProject.slug));
  },
});

/** L’adresse d’un autre projet est refusée à la publication; rien de ce qui est écrit n’est perdu. */
export const AddressTaken = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    await insertContent(projectKey.replace('01', '02'), storedProject);
    await insertContent(projectKey, { ...storedProject, title: 'Un second projet' }, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent }) => {
    await addressField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    const question = within(await screen.findByRole('dialog', { name: 'Publier malgré 1 erreur?' }));
    await expect(question.getByText(/Cette adresse est déjà prise/)).toBeInTheDocument();
    await userEvent.type(question.getByRole('textbox'), 'Pour voir');
    await userEvent.click(question.getByRole('button', { name: 'Publier quand même' }));
    await expectToast(notices.addressTaken);
    await expect(await addressField(canvas)).toHaveValue(storedProject.slug);
  },
});

/** Une émission en ligne, que l’on retire : ses épisodes partent avec elle. */
export const Show = meta.story({
  name: 'Émission',
  parameters: at(showKey),
  beforeEach: () => insertContent(showKey, storedShow),
  play: async ({ canvas, userEvent }) => {
    await addressField(canvas);
    await expect(canvas.getByRole('link', { name: 'Nouvel épisode' })).toHaveAttribute(
      'href',
      paths.admin.newDocument('episode', showKey),
    );
    await chooseAct(userEvent, /^Retirer du site/);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Retirer cette émission du site?' }),
    );
    await expect(
      question.getByText(/Ses épisodes quittent le site et le flux avec elle/),
    ).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Retirer du site' }));
    await expectToast(notices.documentWithdrawn({ label: 'Émission', ending: 'e' }));
    await expect((await findContents()).map(({ reason }) => reason)).toEqual(['published', 'reverted']);
    await expect(await canvas.findByText('Brouillon')).toBeVisible();
    await expect(await addressField(canvas)).toHaveValue(storedShow.slug);
  },
});

/** Un nouvel épisode : l’émission est celle d’où l’on vient, ou la seule; le numéro suit celui du dernier. */
export const NewEpisode = meta.story({
  name: 'Nouvel épisode',
  // The cover that is drawn there, made smaller, is some pixels another one at times.
  tags: ['no-visual'],
  parameters: { ...at(episodeKey.replace('01', '02')) },
  async beforeEach() {
    await insertContent(showKey, storedShow);
    await insertContent(episodeKey, episode);
  },
  play: async ({ canvas, userEvent, step }) => {
    await addressField(canvas);
    await expect(canvas.getByRole('combobox', { name: 'Émission' })).toHaveTextContent(storedShow.title);
    await expect(canvas.getByRole('textbox', { name: 'Numéro' })).toHaveValue('25');
    await expect(canvas.getByText('Pas enregistré')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toHaveAttribute('aria-disabled', 'true');
    if (await endsHere()) return;
    await step('Son adresse vient de son titre, jusqu’à ce que quelqu’un l’écrive', async () => {
      const title = canvas.getByRole('textbox', { name: 'Titre' });
      await userEvent.click(title);
      await userEvent.paste('Été à l’Œuvre');
      const address = await addressField(canvas);
      await waitFor(() => expect(address).toHaveValue('ete-a-l-oeuvre'));
      await userEvent.type(address, '-2');
      await userEvent.type(title, '!');
      await waitFor(() => expect(title).toHaveValue('Été à l’Œuvre!'));
      await expect(address).toHaveValue('ete-a-l-oeuvre-2');
    });
  },
});

/** Un épisode en ligne, sous l’adresse de son émission. */
export const Episode = meta.story({
  name: 'Épisode',
  // The cover that is drawn there, made smaller, is some pixels another one at times.
  tags: ['no-visual'],
  parameters: { ...at(episodeKey) },
  async beforeEach() {
    await insertContent(showKey, storedShow);
    await insertContent(episodeKey, episode);
  },
  play: async ({ canvas }) => {
    await addressField(canvas);
    await expect(
      await canvas.findByRole('link', { name: `Voir «\u00A0${episode?.title}\u00A0»` }),
    ).toHaveAttribute('href', paths.episode(storedShow.slug, episode?.slug ?? ''));
    await expect(await canvas.findByText(`Émission : ${storedShow.title}`)).toBeVisible();
  },
});
