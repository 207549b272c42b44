import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { aLead } from '#mocks/builders.ts';
import { holdToday } from '#mocks/clock.ts';
import { aCourseSession } from '#mocks/courseSessions.ts';
import { find, insertOnce, update } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { offline } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import {
  booked,
  camille,
  estimate,
  registered,
  storeBooking,
  storeFollowedLead,
  storeRegistration,
} from '../testing/storedLeads.ts';
import { LeadPage } from './LeadPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Une demande · LeadPage',
  component: LeadPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.lead(camille.id),
    route: '/admin/messages/:id',
    description: `Une demande : ce que la personne a envoyé, d’où elle vient, les chiffres de son estimation, ce que l’équipe en fait et ce qu’elle a noté. « Répondre » ouvre un texte sous le message : il part de l’adresse de l’agence, et ce que la personne récrit arrive à qui a répondu.

Le fil garde notes, réponses et étapes l’une après l’autre; elles ne se modifient pas. Une réponse qui n’est pas partie dit pourquoi, et se renvoie. Quand un collègue a enregistré entre-temps, le suivi dit qui, garde ce qu’on a écrit et propose de recharger.`,
  },
  // Days are counted to what is due.
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

/** Le suivi (`FollowUpForm`) à côté de ce qui a été envoyé et du fil (`ThreadCard`). */
export const Loaded = meta.story({
  async beforeEach() {
    await storeFollowedLead();
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText(/^Bonjour,\snous aimerions lancer un balado/)).toBeVisible();
    await step('Le fil : notes, réponse et étapes', async () => {
      await expect(await canvas.findByText(/^Réponse de Élodie Tremblay, le 16 novembre 2026/)).toBeVisible();
      await expect(canvas.getByText(/^Partie le 16 novembre 2026 à /)).toBeVisible();
      await expect(
        canvas.getByText(/^Étape\s: En discussion · Prochaine étape\s: Rappeler Camille, 20 novembre 2026$/),
      ).toBeVisible();
    });
    await step('Les notes, l’origine, le suivi et ses autres messages', async () => {
      await expect(await canvas.findByText(/^Connue du salon de janvier\./)).toBeVisible();
      await expect(canvas.getByText(/^Note de Antoine Bouchard, le 13 novembre 2026/)).toBeVisible();
      await expect(canvas.getByText('printemps')).toBeVisible();
      await expect(canvas.getByLabelText('Prochaine étape')).toHaveValue('Rappeler Camille');
      await expect(canvas.getByLabelText('Montant')).toHaveValue('12500');
      await expect(await canvas.findByRole('link', { name: /^Estimation, le/ })).toBeVisible();
      // Editors don't delete.
      await expect(canvas.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
    });
  },
});

const estimated = aLead({
  id: 'd0000000-0000-4000-8000-000000000001',
  kind: 'estimate',
  first_name: 'Zoé',
  last_name: 'Lavigne',
  email: 'zoe.lavigne@exemple.ca',
  message: '',
  estimate,
  created_at: '2026-11-18T15:00:00+00:00',
});

/** Les chiffres du calculateur, tels que la personne les a reçus. */
export const Estimate = meta.story({
  name: 'Estimation',
  parameters: { path: paths.admin.lead(estimated.id) },
  beforeEach: () => insertOnce('leads', estimated),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Estimation' }));
    await expect(card.getByText(/^28\s080\s\$$/)).toBeVisible();
    await expect(card.getByText('Production Podcast')).toBeVisible();
  },
});

/** `RegistrationCard` : ce dont il s’agit, où en est la personne, et le chemin vers la session. */
export const Registration = meta.story({
  name: 'Inscription',
  parameters: { path: paths.admin.lead(registered.id) },
  beforeEach: storeRegistration,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Inscription' }));
    await expect(card.getByText(/^En attente, rang /)).toBeVisible();
    await expect(card.getByText(/^mardi 21 au mercredi 22 janvier 2127, de /)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Art oratoire' })).toHaveAttribute(
      'href',
      paths.admin.session(aCourseSession().id),
    );
  },
});

/** `BookingCard` : le studio demandé, la réponse, et le chemin vers sa semaine. */
export const Booking = meta.story({
  name: 'Réservation',
  parameters: { path: paths.admin.lead(booked.id) },
  beforeEach: storeBooking,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Réservation' }));
    await expect(card.getByText('Acceptée')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Studio Charest' })).toHaveAttribute(
      'href',
      `${paths.admin.bookings}?semaine=2127-01-21`,
    );
  },
});

/** Rien d’autre n’est envoyé que ce qui a changé. */
export const Save = meta.story({
  name: 'Enregistrer',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('Ce qui n’est pas un montant est refusé', async () => {
      // Until the role is known, nothing can be changed.
      await canvas.findByRole('button', { name: 'Enregistrer' });
      await userEvent.type(canvas.getByLabelText('Montant'), 'beaucoup');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(await canvas.findByText(/^Entrez un montant en dollars/)).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('Montant'));
    });
    await step('Enregistré', async () => {
      await userEvent.type(canvas.getByLabelText('Montant'), '12 500 $');
      await userEvent.click(canvas.getByRole('combobox', { name: 'Étape' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Proposition' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Responsable' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Élodie Tremblay' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expectToast(notices.leadSaved);
      const [lead] = await find('leads', { id: camille.id });
      await expect(lead).toMatchObject({
        stage: 'proposal',
        amount: 12_500,
        assignee: accountByRole.editor.user_id,
        next_step: null,
      });
    });
  }),
});

/** Quelqu’un a enregistré entre-temps : on apprend qui, et rien de ce qu’on a écrit ne se perd. */
export const Conflict = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Enregistrer' });
    await userEvent.click(canvas.getByLabelText('Prochaine étape'));
    await userEvent.paste('Envoyer la proposition');
    await update(
      'leads',
      { id: camille.id },
      { amount: 9000, version: 2, changed_by: accountByRole.admin.user_id },
    );
    await step('Qui l’a fait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(
        await canvas.findByText(/^Antoine Bouchard a modifié cette demande entre-temps\./),
      ).toBeVisible();
    });
    await step('Son changement arrive; ce qui est tapé reste, et s’enregistre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Recharger' }));
      await waitFor(() => expect(canvas.getByLabelText('Montant')).toHaveValue('9000'));
      await expect(canvas.getByLabelText('Prochaine étape')).toHaveValue('Envoyer la proposition');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expectToast(notices.leadSaved);
      await expect((await find('leads', { id: camille.id }))[0]).toMatchObject({
        amount: 9000,
        next_step: 'Envoyer la proposition',
      });
    });
  },
});

export const AddNote = meta.story({
  name: 'Ajouter une note',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ajouter une note'));
    await userEvent.paste('Préfère le matin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la note' }));
    await expectToast(notices.noteAdded);
    await expect(await canvas.findByText('Préfère le matin.')).toBeVisible();
    await expect(canvas.getByText(/^Note de Élodie Tremblay, le/)).toBeVisible();
    await expect(canvas.getByLabelText('Ajouter une note')).toHaveValue('');
  },
});

/** La note n’est pas partie : elle est encore là. */
export const NoteFailed = meta.story({
  name: 'Note non partie',
  beforeEach({ msw }) {
    msw.use(...offline({ where: 'lead_events', methods: ['POST'] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ajouter une note'));
    await userEvent.paste('Préfère le matin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la note' }));
    await expect(await canvas.findByText(/^Le serveur est injoignable/)).toBeVisible();
    await expect(canvas.getByLabelText('Ajouter une note')).toHaveValue('Préfère le matin.');
  },
});

/** `ReplyForm` : un modèle, ses propres mots, et la réponse part; elle est au fil, et la demande n’est plus nouvelle. */
export const Answer = meta.story({
  name: 'Répondre',
  play: async ({ canvas, userEvent, step }) => {
    const typed = () => canvas.getByLabelText<HTMLTextAreaElement>('Votre réponse');
    await step('Le texte s’ouvre sous le message, et prend un modèle', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Répondre' }));
      await waitFor(() => expect(typed()).toHaveFocus());
      await userEvent.click(await canvas.findByRole('button', { name: 'Modèles' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Accusé de réception' }));
      await waitFor(() =>
        expect(typed().value).toMatch(/^Bonjour Camille,\n\nMerci[^]*\n\nÉlodie Tremblay\nPorte-Voix$/),
      );
      await expect(typed()).toHaveAccessibleDescription(/récrit arrive à\s+\S+@\S+\s*, et non ici\.$/);
    });
    await step('Elle part, et reste au fil', async () => {
      await userEvent.clear(typed());
      await userEvent.paste('Bonjour Camille,\n\noui, dès janvier.');
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
      await expectToast(notices.replySent);
      await expect(await canvas.findByText(/oui, dès janvier\.$/)).toBeVisible();
      await expect(canvas.getByText('Elle part dans un instant.')).toBeVisible();
      await expect(await canvas.findByText(/^Étape\s: En discussion$/)).toBeVisible();
      await expect(await find('private.outbox', { kind: 'reply' })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: 'Répondre' })).toBeVisible();
    });
  },
});

/** Quelqu’un a répondu entre-temps : on l’apprend, on le lit, et rien de ce qu’on a écrit ne se perd. */
export const AnsweredMeanwhile = meta.story({
  name: 'Répondu entre-temps',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Répondre' }));
    await canvas.findByText('Rien encore.');
    await insertOnce('lead_events', {
      id: 'd1000000-0000-4000-8000-000000000009',
      lead_id: camille.id,
      kind: 'reply',
      author: accountByRole.admin.user_id,
      text: 'Je vous appelle.',
    });
    await userEvent.type(canvas.getByLabelText('Votre réponse'), 'Oui.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText(/^Antoine Bouchard a répondu entre-temps\. Ce que/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recharger' }));
    await expect(await canvas.findByText('Je vous appelle.')).toBeVisible();
    await expect(canvas.getByLabelText('Votre réponse')).toHaveValue('Oui.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expectToast(notices.replySent);
  },
});

/** Le service d’envoi l’a refusée : le fil dit pourquoi, et la renvoie. */
export const AnswerFailed = meta.story({
  name: 'Réponse non partie',
  async beforeEach() {
    const id = 'd1000000-0000-4000-8000-000000000008';
    await insertOnce('lead_events', {
      id,
      lead_id: camille.id,
      kind: 'reply',
      author: accountByRole.editor.user_id,
      text: 'Oui, dès janvier.',
      created_at: '2026-11-16T20:00:00+00:00',
    });
    await insertOnce('private.outbox', {
      kind: 'reply',
      recipient: camille.email,
      about: camille.id,
      subject: id,
      once: `reply/${id}`,
      tries: 1,
      last_error: '550 Boîte inconnue.',
      failed_at: '2026-11-16T20:01:00+00:00',
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Cette réponse n’est pas partie\s: 550 Boîte inconnue\.$/),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer' }));
    await expectToast(notices.emailRetried);
  },
});

const called = aLead({
  id: 'd0000000-0000-4000-8000-000000000009',
  first_name: 'Rose',
  last_name: 'Lavoie',
  email: null,
  phone: '418 555-0192',
  source: 'phone',
  message: 'Veut une vidéo pour le salon de mars. Rappeler le matin.',
  created_at: '2026-11-18T15:00:00+00:00',
});

/** Qui n’a laissé qu’un numéro s’appelle : rien ne peut lui être écrit. */
export const Called = meta.story({
  name: 'Par téléphone',
  parameters: { path: paths.admin.lead(called.id) },
  beforeEach: () => insertOnce('leads', called),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '418 555-0192' })).toHaveAttribute(
      'href',
      'tel:+1-418-555-0192',
    );
    await expect(canvas.getByText('Téléphone', { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Répondre' })).not.toBeInTheDocument();
  },
});

/** Les modérateurs lisent, sans rien changer. */
export const Moderator = meta.story({
  globals: { role: 'moderator' },
  async beforeEach() {
    await storeFollowedLead();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Prochaine étape')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText('Ajouter une note')).not.toBeInTheDocument();
  },
});

/** Les admins suppriment après une question, et peuvent annuler. */
export const Delete = meta.story({
  globals: { role: 'admin' },
  tags: ['no-visual'],
  play: inTests(async ({ canvas, userEvent }) => {
    const isThere = async () => (await find('leads', { id: camille.id })).length > 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
    const name = /^Êtes-vous sûr de vouloir supprimer cette demande\s\?$/;
    const question = within(await screen.findByRole('alertdialog', { name }));
    await waitFor(() => expect(question.getByText('Camille Roy')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expectToast(notices.leadsDeleted(1));
    await expect(await isThere()).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.leadsRestored(1));
    await expect(await isThere()).toBe(true);
  }),
});

export const NotFound = meta.story({
  parameters: { path: paths.admin.lead('f0000000-0000-4000-8000-000000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cette demande n’existe plus.' })).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'leads' }, (canvas) => canvas.findByRole('button', { name: 'Enregistrer' })),
);

/** La demande ne s’enregistre pas : la personne l’apprend, et ce qui est tapé est encore là. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    // Until the role is known, nothing can be changed.
    await canvas.findByRole('button', { name: 'Enregistrer' });
    await userEvent.type(canvas.getByLabelText('Prochaine étape'), 'Rappeler');
    msw.use(...offline({ where: 'leads' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/Ce que vous avez écrit est encore là\.$/)).toBeVisible();
    await expect(canvas.getByLabelText('Prochaine étape')).toHaveValue('Rappeler');
  }),
});
