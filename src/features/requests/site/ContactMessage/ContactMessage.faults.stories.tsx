import { expect } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { faultStory, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ContactMessage } from './ContactMessage.tsx';

const words = 'Nous aimerions lancer un balado interne.';

const meta = preview.meta({
  title: 'Sections/Contact/Message, pannes · ContactMessage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ContactMessage,
  args: {
    title: 'Écrivez-nous',
    lead: 'Trois phrases suffisent.',
    defaultValues: { email: 'camille.roy@boreal.example', message: words },
  },
});

/** Le message ne part pas : la personne l’apprend, et il est encore là. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async ({ canvas, userEvent }, fault) => {
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
  }),
);
