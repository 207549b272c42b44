import { expect } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { faultStories, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ContactMessage } from './ContactMessage.tsx';

const words = 'Nous aimerions lancer un balado interne.';

const meta = preview.meta({
  title: 'Sections/Contact/ContactMessage, pannes',
  tags: ['!autodocs'],
  component: ContactMessage,
  args: {
    title: 'Écrivez-nous',
    lead: 'Trois phrases suffisent.',
    defaultValues: { email: 'camille.roy@boreal.example', message: words },
  },
});

/** The message doesn't leave: the visitor is told, and it is still there. */
const on = faultStories(async ({ canvas, userEvent }, fault) => {
  const before = (await find('leads')).length;
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
  if (fault.name === 'Slow') {
    await canvas.findByRole('button', { name: 'Envoi en cours...' });
    await expect(await canvas.findByRole('heading', { name: 'Merci. Message reçu!' })).toBeVisible();
    return;
  }
  const alert = await canvas.findByText(/Votre texte est resté dans le formulaire/);
  await expect(alert).toHaveTextContent(
    fault.name === 'Empty' ? 'La réponse du serveur est illisible.' : toVisitorMessage(fault),
  );
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
  await expect(await find('leads')).toHaveLength(before);
});

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
