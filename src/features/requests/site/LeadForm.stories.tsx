import { expect, fn } from 'storybook/test';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import type { PersonInput } from '#features/requests/data/person.schema.ts';
import { LeadForm } from './LeadForm.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useLeadForm } from './useLeadForm.ts';

const loadResolver = async () => ({ resolve: (values: PersonInput) => ({ values, errors: {} }) });

function PersonForm({ onSubmit }: { onSubmit: (person: PersonInput) => Promise<void> }) {
  const form = useLeadForm<PersonInput>(loadResolver);
  return (
    <LeadForm label="Vous joindre" form={form} onSubmit={onSubmit} submitLabel="Envoyer">
      <PersonFields />
    </LeadForm>
  );
}

const meta = preview.meta({
  title: 'Sections/Contact/Formulaire d’une demande · LeadForm',
  component: PersonForm,
  args: { onSubmit: fn<(person: PersonInput) => Promise<void>>(async () => {}) },
  parameters: {
    layout: 'padded',
    description:
      'Ce que tout formulaire du site demande d’une personne : prénom, nom, courriel, entreprise. Un courriel qui ressemble à une faute de frappe (`gmial.com`) n’est jamais refusé : une question sous le champ propose l’adresse probable.',
  },
});

export const MistypedEmail = meta.story({
  name: 'Courriel mal tapé',
  play: async ({ args, canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Courriel' });
    await userEvent.click(email);
    const typed = 'camille.roy@gmial.com';
    await userEvent.paste(typed);
    await userEvent.tab();
    const suggestion = await canvas.findByRole('button', { name: 'camille.roy@gmail.com' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Vouliez-vous dire camille.roy@gmail.com?');
    if (await endsHere()) return;
    await userEvent.click(suggestion);
    await step('L’adresse est corrigée, la question part et le champ a le focus', async () => {
      await expect(email).toHaveValue('camille.roy@gmail.com');
      await expect(email).toHaveFocus();
    });
    await step('Ce qui était tapé revient, si c’était voulu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Remettre ${typed}` }));
      await expect(email).toHaveValue(typed);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.tab();
      await userEvent.click(await canvas.findByRole('button', { name: 'camille.roy@gmail.com' }));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'camille.roy@gmail.com' }),
      expect.anything(),
    );
  },
});
