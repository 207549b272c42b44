import { http, HttpResponse } from 'msw/http';
import { expect, waitFor, within } from 'storybook/test';
import { toEstimate } from '#features/requests/data/estimate.ts';
import { contactServices } from '#features/requests/data/contactServices.ts';
import { find } from '#mocks/database.ts';
import { loading, serverError } from '#mocks/scenarios.ts';
import { endsHere } from '#storybook/inTests.ts';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { companyContent as company, hoursContent } from '#site/settings/settings.content.ts';
import { codeSettings, SettingsContext } from '#site/settings/settings.ts';
import { carryEstimate } from '#features/requests/site/carriedEstimate.ts';
import { ContactMessage } from './ContactMessage.tsx';

const filled = {
  firstName: 'Camille',
  lastName: 'Roy',
  email: 'camille.roy@boreal.example',
  company: 'Boréal',
  service: 'podcast',
  message: 'Nous aimerions lancer un balado interne, six épisodes d’ici juin.',
};

/** A computation that altcha-lib doesn't know. */
const unsolvable = { parameters: { algorithm: 'MD5', nonce: '00' }, challenge: '0.0.0', signature: '0' };

const holidays = {
  id: 'n-1',
  label: 'Congé des Fêtes',
  from: '2026-12-24',
  to: '2027-01-01',
  isOpen: true,
  opens: '10:00',
  closes: '15:00',
};

const meta = preview.meta({
  title: 'Sections/Contact/Message · ContactMessage',
  component: ContactMessage,
  args: {
    title: 'Écrivez-nous',
    lead: 'Trois phrases suffisent. Si vous connaissez votre échéance ou votre budget, ajoutez-les.',
  },
  parameters: {
    guide: {
      use: ['Sur la page Contact : le formulaire, et les autres façons de joindre l’agence.'],
      instead: [
        { when: 'La page ne fait qu’inviter', take: 'site/sections/shared/CallToAction' },
        { when: 'C’est une session', take: 'features/courses/site/RegisterPage' },
        { when: 'C’est un studio', take: 'features/studios/site/BookStudioPage' },
      ],
    },
    description: `Le formulaire et ce qu’il advient du message, à côté du téléphone, du courriel, de l’adresse et des heures. Seuls le courriel et le message sont obligatoires; \`?service=coaching\` choisit le service, \`&sujet=…\` commence le message; ce que le visiteur a écrit reste, même s’il va sur une autre page et revient.

Après un échec, le texte reste et un nouvel essai n’enregistre pas deux fois le message. Avec \`delivery="none"\`, rien n’est transmis : un lien ouvre le message dans le logiciel de courriel.`,
    docs: { story: { inline: false, height: '64rem' } },
  },
});

/** `ContactForm`, à côté des autres façons de joindre l’agence. */
export const Blank = meta.story({
  play: async ({ canvas, step }) => {
    await step('Six champs, les options du service et le bouton', async () => {
      for (const name of ['Prénom', 'Nom', 'Courriel', 'Entreprise', 'Message']) {
        await expect(canvas.getByRole('textbox', { name })).toBeVisible();
      }
      const options = within(canvas.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');
      await expect(options.map(({ value }) => value)).toEqual(['', ...Object.keys(contactServices)]);
      await expect(canvas.getByRole('button', { name: 'Envoyer le message' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
    await step('Coordonnées et heures d’ouverture', async () => {
      await expect(canvas.getByRole('link', { name: company.phone })).toBeVisible();
      await expect(canvas.getByRole('link', { name: company.email })).toBeVisible();
      await expect(canvas.getByText('9h00-18h00')).toBeVisible();
      await expect(canvas.getByText('9h00-12h00')).toBeVisible();
      await expect(canvas.getByText('Fermé')).toBeVisible();
    });
  },
});

/** Un jour particulier s’annonce deux semaines d’avance, à côté des heures de chaque semaine. */
export const NearException = meta.story({
  tags: ['no-visual'],
  render: (args) => (
    <SettingsContext
      value={{ ...codeSettings, hours: { ...hoursContent, exceptions: [holidays] }, today: '2026-12-20' }}
    >
      <ContactMessage {...args} />
    </SettingsContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Horaire particulier' })).toBeVisible();
    await expect(canvas.getByText('Congé des Fêtes, du 24 décembre au 1er janvier')).toBeVisible();
    await expect(canvas.getByText('10h00-15h00')).toBeVisible();
  },
});

/** L’adresse choisit le service, comme le demandent les liens des autres pages. */
export const ServiceFromAddress = meta.story({
  name: 'Service venu de l’adresse',
  parameters: { path: '/contact?service=coaching&sujet=Leadership%20vocal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('coaching');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Au sujet de\u00A0: Leadership vocal\n\n',
    );
  },
});

export const InvalidSubmit = meta.story({
  args: { defaultValues: { email: 'pas un courriel' } },
  decorators: [submitted],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Écrivez votre message.')).toBeVisible();
    await expect(canvas.getByText('Entrez une adresse de courriel, comme nom@exemple.ca.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Courriel' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toBeValid();
  },
});

export const Submitting = meta.story({
  tags: ['no-visual'],
  args: { defaultValues: filled },
  decorators: [submitted],
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Envoi en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Téléphone et courriel sont offerts; le texte est resté. */
export const ServerRejected = meta.story({
  args: { defaultValues: filled },
  decorators: [submitted],
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('link', { name: company.phone })).toBeVisible();
    await expect(within(alert).getByRole('link', { name: company.email })).toBeVisible();
  },
});

/** Le navigateur n’a pas pu faire le calcul qui accompagne un message. */
export const Unproved = meta.story({
  name: 'Calcul impossible',
  tags: ['no-visual'],
  args: { defaultValues: filled },
  beforeEach({ msw }) {
    msw.use(
      http.post('*/rest/v1/leads', () =>
        HttpResponse.json(
          { code: 'PT428', message: 'Votre navigateur n’a pas pu confirmer cet envoi.' },
          { status: 428 },
        ),
      ),
      http.post('*/rest/v1/rpc/create_challenge', () => HttpResponse.json(unsolvable)),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const before = (await find('leads')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
    await step('Une phrase le dit, le texte est resté', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Votre navigateur n’a pas pu confirmer cet envoi.');
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(filled.message);
      await expect(await find('leads')).toHaveLength(before);
    });
  },
});

export const Saved = meta.story({
  args: { defaultValues: filled },
  decorators: [submitted],
  play: async ({ canvas, step }) => {
    await step('Dit ce qui se passe ensuite, et prend le focus', async () => {
      const title = await canvas.findByRole('heading', { name: 'Merci, Camille. Message reçu!' });
      await waitFor(() => expect(title).toHaveFocus());
      await expect(canvas.getByText(/d’ici un jour ouvrable/)).toBeVisible();
    });
    await step('Le message est enregistré une fois', async () => {
      const messages = (await find('leads')).map(({ message }) => message);
      await expect(messages.filter((message) => message === filled.message)).toHaveLength(1);
    });
  },
});

const estimate = toEstimate({
  service: 'podcast',
  size: 'startup',
  sector: 'tech',
  budget: 10_000,
  horizon: 12,
});

/** Les chiffres du calculateur accompagnent le message, sauf si on les retire; le texte peut rester vide. */
export const WithEstimate = meta.story({
  name: 'Avec une estimation',
  args: { defaultValues: { ...filled, service: '', message: '' } },
  beforeEach: () => {
    carryEstimate(estimate);
    return () => carryEstimate(undefined);
  },
  play: async ({ canvas, userEvent, step }) => {
    const summary = canvas.getByRole('region', { name: 'Votre estimation' });
    await step('Les chiffres et le consentement se lisent avant d’envoyer', async () => {
      await expect(summary).toHaveTextContent('Retour attendu56 160 $');
      await expect(canvas.getByText(/vous acceptez de recevoir cette estimation/)).toBeVisible();
      await expect(canvas.getByRole('combobox')).toHaveValue('podcast');
    });
    if (await endsHere()) return;
    await step('Retirés, ils laissent ce qui est écrit, et le message est requis', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’estimation' }));
      await expect(canvas.queryByRole('region', { name: 'Votre estimation' })).toBeNull();
      await expect(canvas.getByRole('heading', { name: 'Écrivez-nous' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille');
      await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
      await expect(await canvas.findByText('Écrivez votre message.')).toBeVisible();
    });
  },
});

/** `VITE_CONTACT_DELIVERY=none` : rien n’est envoyé, et la personne apprend comment joindre l’entreprise. */
export const NoDelivery = meta.story({
  name: 'Sans envoi',
  args: { delivery: 'none', defaultValues: filled },
  decorators: [submitted],
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(company.phone);
    await expect(within(alert).getByRole('link', { name: /Ouvrez votre message/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${company.email}?subject=`),
    );
    await expect((await find('leads')).map(({ message }) => message)).not.toContain(filled.message);
  },
});
