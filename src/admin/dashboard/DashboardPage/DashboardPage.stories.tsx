import { toArticleDocument } from '#documents/data/documentKey.ts';
import { expect, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { paths } from '#paths.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { failedEmailsSql } from '#mocks/fixtures/emails.ts';
import { aLead, anApproval, anArticle, aNote, aPreviewLink, aRelease } from '#mocks/builders.ts';
import { holdToday, setDatabaseClock } from '#mocks/clock.ts';
import { find, insert, insertOnce, run, update } from '#mocks/database.ts';
import { insertPlan, insertRelease } from '#mocks/releases.ts';
import { insertApproval, insertContent, insertLink, insertNotes } from '#mocks/states.ts';
import { serverError } from '#mocks/scenarios.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { inTests } from '#storybook/inTests.ts';
import { firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Tableau de bord · DashboardPage',
  component: DashboardPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.dashboard,
    description: `Le premier écran du back-office : les demandes qui attendent, ce qui reste à faire, les articles planifiés, les raccourcis, puis les modules que le rôle ouvre. Tant que le profil n’est pas connu, toutes les cartes restent.

Qui demande un écran au-dessus de son rôle arrive ici et lit pourquoi, une seule fois.`,
    docs: { story: { inline: false, height: '60rem' } },
  },
  // Days are counted to what waits.
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

const getModules = (canvas: { getAllByRole: (role: string, options: { level: number }) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Pour une éditrice : tout, sauf les comptes. Les statistiques s’ouvrent à partir du rôle de modérateur. */
export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Les cartes sont celles du rôle', async () => {
      await waitFor(() =>
        expect(getModules(canvas)).toEqual([
          'Articles & Blog',
          'Pages',
          'Médiathèque',
          'Formations',
          'Catégories & Tags',
          'Statistiques',
        ]),
      );
    });
    await step('Les éditeurs écrivent; chaque carte mène à son écran', async () => {
      await expect(canvas.getByRole('link', { name: 'Nouvel article' })).toHaveAttribute(
        'href',
        '/admin/articles/new',
      );
      await expect(canvas.getByRole('link', { name: 'Nouvelle page' })).toHaveAttribute(
        'href',
        '/admin/pages/new-page',
      );
      await expect(canvas.getByRole('link', { name: 'Voir le site' })).toHaveAttribute('href', '/');
      await expect(canvas.getAllByRole('link', { name: 'Accéder' })[0]).toHaveAttribute(
        'href',
        '/admin/articles',
      );
    });
    await step('Des demandes attendent', async () => {
      const waiting = (await find('leads', { stage: 'new' })).length;
      await expect(
        await canvas.findByRole('link', { name: `Répondre\u00A0: ${waiting} nouvelles demandes` }),
      ).toHaveAttribute('href', '/admin/messages?etape=new');
    });
  },
});

export const Moderator = meta.story({
  globals: { role: 'moderator' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getModules(canvas)).toEqual(['Statistiques']));
    await expect(canvas.queryByRole('link', { name: 'Nouvel article' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /nouvelles demandes$/ })).toBeVisible();
  },
});

/** Des courriels ne sont pas partis : c’est la première chose que voient les admins. */
export const EmailsFailed = meta.story({
  name: 'Courriels non partis',
  globals: { role: 'admin' },
  beforeEach: () => run(failedEmailsSql),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /2 courriels ne sont pas partis$/ }),
    ).toHaveAttribute('href', paths.admin.failedEmails);
  },
});

export const Subscriber = meta.story({
  globals: { role: 'subscriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Votre rôle n’ouvre encore aucun module/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir le site' })).toBeVisible();
  },
});

/** Le rôle ne peut pas être vérifié : les cartes restent, et la personne l’apprend. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'profiles' }));
  },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('La personne l’apprend', async () => {
      await expect(await canvas.findByText('Votre profil n’a pas pu être chargé.')).toBeVisible();
      await expect(getModules(canvas)).toHaveLength(8);
      await expect(canvas.queryByRole('link', { name: 'Nouvel article' })).not.toBeInTheDocument();
    });
    await step('Un bouton permet de redemander', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Recharger le profil' }));
      await expect(await canvas.findByText('Votre profil n’a pas pu être chargé.')).toBeVisible();
    });
  }),
});

/** L’horloge du serveur a fait un saut de trois ans : rien n’est détruit avant qu’un admin confirme la date. */
export const DoubtfulDate = meta.story({
  name: 'Date douteuse',
  globals: { role: 'admin' },
  async beforeEach() {
    setDatabaseClock('2026-11-16T17:00:00Z');
    await run("update private.clock set seen_at = '2023-08-04T13:00:00+00:00' where is_only");
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Selon lui, nous sommes le 16 novembre 2026 à/)).toHaveTextContent(
      'Sa dernière utilisation datait du 4 août 2023 à 9 h.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cette date est juste' }));
    await expectToast(notices.clockConfirmed);
    await waitFor(() => expect(canvas.queryByText(/^Selon lui/)).not.toBeInTheDocument());
  }),
});

const spring = aRelease({ name: 'Printemps' });

/** Prochaines étapes des demandes : les plus en retard d’abord, cinq au plus, puis le chemin vers les autres. */
export const StepsDue = meta.story({
  name: 'Prochaines étapes',
  globals: { role: 'moderator' },
  beforeEach: () =>
    insertOnce(
      'leads',
      ...[
        'Rappeler',
        'Envoyer la proposition',
        'Confirmer la date',
        null,
        'Préparer le devis',
        'Relancer',
        'Fermer',
      ].map((next_step, index) =>
        aLead({
          id: `d4000000-0000-4000-8000-00000000000${index}`,
          first_name: 'Inès',
          last_name: `Fortin ${index + 1}`,
          stage: 'discussion',
          assignee: index === 0 ? accountByRole.editor.user_id : null,
          next_step,
          next_step_on: `2026-11-${14 + index}`,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'À faire' }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines.filter((line) => /jours?/.test(line))).toEqual([
      'Rappeler\u00A0: Inès Fortin 1En retard de 6\u00A0jours, Élodie TremblayOuvrir',
      'Envoyer la proposition\u00A0: Inès Fortin 2En retard de 5\u00A0joursOuvrir',
      'Confirmer la date\u00A0: Inès Fortin 3En retard de 4\u00A0joursOuvrir',
      'Faire le suivi\u00A0: Inès Fortin 4En retard de 3\u00A0joursOuvrir',
      'Préparer le devis\u00A0: Inès Fortin 5En retard de 2\u00A0joursOuvrir',
    ]);
    await expect(list.getByRole('link', { name: /Rappeler\s: Inès Fortin 1$/ })).toHaveAttribute(
      'href',
      paths.admin.lead('d4000000-0000-4000-8000-000000000000'),
    );
    await expect(list.getByRole('link', { name: '+ 2 autres suivis à faire' })).toHaveAttribute(
      'href',
      `${paths.admin.leads}?echeance=echues`,
    );
  },
});

/** Ce qui attend cette personne : une demande d’accès, des liens brisés, ce qui a été approuvé, ses brouillons. */
export const ToDo = meta.story({
  name: 'À faire',
  globals: { role: 'admin' },
  async beforeEach() {
    await update('personal_data_requests', {}, { received_on: '2026-11-20' });
    const broken = Array.from({ length: 5 }, (_, index) =>
      anArticle({
        title: `Le son, partie ${index + 1}`,
        content: index === 0 ? '[Avant](/blog/un) et [après](/blog/deux)' : '[La suite](/blog/partie-6)',
      }),
    );
    await insert('articles', ...broken);
    await insertContent(
      'home/hero',
      { primaryAction: { label: 'Écouter', to: '/blog/partie-6' } },
      { reason: 'published', saved_by: null, saved_at: '2026-11-12T14:30:00+00:00' },
    );
    const approved = anArticle({ title: 'Le balado de l’année', status: 'draft', author_id: null });
    const own = Array.from({ length: 6 }, (_, index) =>
      anArticle({
        title: `Brouillon ${index + 1}`,
        status: 'draft',
        author_id: accountByRole.admin.user_id,
        updated_at: `2026-11-1${index}T14:30:00+00:00`,
      }),
    );
    await insert('articles', approved, ...own);
    await insertContent(
      'page/printemps',
      { title: 'Le balado du printemps', slug: 'printemps' },
      { reason: 'saved', saved_by: null, saved_at: '2026-11-12T14:30:00+00:00' },
    );
    await insertApproval(
      anApproval({ document: toArticleDocument(approved.id), approved_at: '2026-11-12T14:30:00+00:00' }),
    );
    await insertContent('episode/e0000000-0000-4000-8000-000000000077', {
      ...firstEpisode,
      sound: { src: '/storage/v1/object/public/media/uploads/1700000000077.mp3' },
    });
    await insertApproval(
      anApproval({ document: 'page/printemps', approved_at: '2026-11-12T13:30:00+00:00' }),
    );
    const link = aPreviewLink({ document: toArticleDocument(approved.id) });
    await insertLink(link);
    await insertNotes(
      ...['Pourquoi ce chiffre?', 'Un mot de trop.'].map((note, index) =>
        aNote({
          link_id: link.id,
          document: toArticleDocument(approved.id),
          note,
          created_at: `2026-11-12T1${index}:30:00+00:00`,
        }),
      ),
    );
    await insertRelease(spring, ['page/printemps']);
    await insertApproval(anApproval({ release_id: spring.id, approved_at: '2026-11-12T12:30:00+00:00' }));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'À faire' }));
    await waitFor(async () => {
      const lines = card
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
      await expect(lines.filter((line) => !line.includes('nouvelle')).slice(0, 14)).toEqual([
        'Répondre à 1 demande d’accèsLa plus pressante : dans 30 joursRépondre',
        `Redonner un son à « ${firstEpisode.title} »La médiathèque ne l’a plus : l’épisode n’est plus dans le filRéparer`,
        'Réparer « Accueil · Bannière »Rien à l’adresse /blog/partie-6Réparer',
        'Réparer « Le son, partie 1 »2 liens ne mènent nulle partRéparer',
        'Réparer « Le son, partie 2 »Rien à l’adresse /blog/partie-6Réparer',
        'Réparer « Le son, partie 3 »Rien à l’adresse /blog/partie-6Réparer',
        'Réparer « Le son, partie 4 »Rien à l’adresse /blog/partie-6Réparer',
        'Prévoir une autre session « Art oratoire »21 et 22 janvier 2027 : reste 2 places sur 8Ajouter une session',
        'Prévoir une autre session « Communication de crise »24 et 25 février 2027 : reste 1 place sur 6Ajouter une session',
        'Lire les notes sur « Le balado de l’année »2 notes ouvertes, la dernière de Marie Roy, 12 novembre 2026 à 6 h 30Lire',
        'Publier « Le balado de l’année »Approuvé par Marie Roy, 12 novembre 2026 à 9 h 30Publier',
        'Publier « Le balado du printemps »Approuvé par Marie Roy, 12 novembre 2026 à 8 h 30Publier',
        'Publier « Printemps »Approuvée par Marie Roy, 12 novembre 2026 à 7 h 30Ouvrir',
        'Terminer « Brouillon 6 »Brouillon du 15 novembre 2026 à 9 h 30Continuer',
      ]);
    });
    await expect(card.getByRole('link', { name: /^\+ \d autres? brouillons?$/ })).toHaveAttribute(
      'href',
      '/admin/articles?statut=draft',
    );
    await expect(card.getByText('+ 1 autre page à réparer')).toBeVisible();
    await expect(card.getByRole('link', { name: /Réparer.*Accueil/ })).toHaveAttribute(
      'href',
      paths.admin.content('home/hero'),
    );
    await expect(card.getByRole('link', { name: /du printemps/ })).toHaveAttribute(
      'href',
      paths.admin.content('page/printemps'),
    );
    await expect(card.getByRole('link', { name: /« Printemps »|«\u00A0Printemps/ })).toHaveAttribute(
      'href',
      paths.admin.release(spring.id),
    );
    await expect(card.getByRole('link', { name: /demande d’accès$/ })).toHaveAttribute(
      'href',
      paths.admin.dataRequests,
    );
  },
});

/** Au-delà de cinq, les autres approbations sont comptées, sans lien : ce ne sont pas des brouillons à finir. */
export const MoreApprovals = meta.story({
  name: 'Plus de cinq approbations',
  tags: ['no-visual'],
  globals: { role: 'admin' },
  async beforeEach() {
    for (const index of Array(7).keys()) {
      const approved = anArticle({ title: `Balado ${index + 1}`, status: 'draft', author_id: null });
      await insert('articles', approved);
      await insertApproval(
        anApproval({ document: toArticleDocument(approved.id), approved_at: '2026-11-12T14:30:00+00:00' }),
      );
    }
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'À faire' }));
    await expect(await card.findByText('+ 2 autres approbations')).toBeVisible();
    await expect(card.queryByRole('link', { name: /^\+/ })).toBeNull();
  },
});

/** Ce qui paraîtra de soi-même, le plus proche d’abord : articles, modifications en attente et mises en ligne. */
export const PlannedToCome = meta.story({
  name: 'À paraître',
  async beforeEach() {
    const days = [5, 1, 4, 2, 7];
    const scheduled = days.map((day) =>
      anArticle({ title: `Le son des fêtes, partie ${day}`, published_at: `2026-11-2${day}T14:30:00+00:00` }),
    );
    await insert('articles', ...scheduled);
    await insertContent('home/hero', heroContent);
    await insertContent('home/hero', { ...heroContent, title: 'Bonne année' }, { reason: 'saved' });
    await insertPlan('home/hero', '2026-11-22T11:00:00+00:00');
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Cette semaine' }));
    const shown = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown.slice(0, 2).map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'Le son des fêtes, partie 121 novembre 2026 à 9 h 30Planifié',
      'Mise à jour : Accueil · Bannière22 novembre 2026 à 6 hPlanifié',
    ]);
    const { id } = (await find('articles')).find(({ title }) => title === 'Le son des fêtes, partie 1') ?? {};
    await expect(card.getByRole('link', { name: 'Le son des fêtes, partie 1' })).toHaveAttribute(
      'href',
      paths.admin.article(id ?? ''),
    );
    await expect(card.getByRole('link', { name: /Accueil · Bannière$/ })).toHaveAttribute(
      'href',
      paths.admin.content('home/hero'),
    );
    await expect(card.getByRole('link', { name: '+ 1 pour plus tard' })).toHaveAttribute(
      'href',
      paths.admin.calendar,
    );
  },
});

/** Ce qui se termine demain est dit la veille; ce qui se termine plus tard ne l’est pas encore. */
export const EndsTomorrow = meta.story({
  name: 'Se termine demain',
  tags: ['!dev', 'no-visual'],
  async beforeEach() {
    const plans = [
      ['home/hero', heroContent, '2026-11-21T05:00:00+00:00'],
      ['home/method', { title: 'Méthode' }, '2026-11-25T05:00:00+00:00'],
    ] as const;
    for (const [document, content, endsAt] of plans) {
      await insertContent(document, content);
      await insertContent(document, { ...content, title: 'Bonne année' }, { reason: 'saved' });
      await insertPlan(document, '2026-11-20T23:00:00+00:00', endsAt);
    }
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Cette semaine' }));
    const ends = card
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => (textContent.endsWith('Se termine') ? [textContent] : []));
    await expect(ends.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'Accueil · Bannière21 novembre 2026 à 0 hSe termine',
    ]);
  },
});

/** Ce qui est planifié n’a pas pu être chargé : c’est dit, et on peut réessayer. */
export const PlannedError = meta.story({
  name: 'Plan non chargé',
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'releases' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Impossible de charger tout ce qui vous attend.')).toBeVisible();
    await expectToast(notices.dataNotLoaded);
  },
});

/** `RefusedScreen` : un écran demandait un rôle plus élevé, et le tableau de bord dit une fois pourquoi on s’y retrouve. */
export const Forbidden = meta.story({
  globals: { role: 'moderator' },
  async beforeEach() {
    rememberRefusedRole('editor');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet écran demande le rôle d’éditeur.')).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** Le nombre de nouvelles demandes n’arrive pas : la personne l’apprend, et le reste de l’écran fonctionne. */
export const NotLoaded = meta.story(
  failedLoad({ where: 'leads', methods: ['HEAD'] }, (canvas) =>
    canvas.findByRole('link', { name: /\d+ nouvelles demandes$/ }),
  ),
);
