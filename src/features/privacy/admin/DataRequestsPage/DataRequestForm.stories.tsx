import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { find } from '#mocks/database.ts';
import { answerLost } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { DataRequestForm } from './DataRequestForm.tsx';

const meta = preview.meta({
  title: 'Administration/Vie privée/Inscrire une demande · DataRequestForm',
  component: DataRequestForm,
  args: { today: '2026-11-20' },
  globals: { role: 'admin' },
  parameters: {
    description:
      'Une demande s’inscrit le jour où elle arrive, avec l’adresse de la personne et ce qu’elle demande : les trente jours de la Loi 25 se comptent de là.',
    docs: { story: { inline: false, height: '24rem' } },
  },
  render: (args) => (
    <LeavingProvider>
      <DataRequestForm {...args} />
    </LeavingProvider>
  ),
});

type Story = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function write({ canvas, userEvent }: Story, email: string) {
  await userEvent.type(canvas.getByLabelText(/^Courriel/), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Inscrire la demande' }));
}

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText(/^Reçue le/));
    await write(context, 'zoe');
    await expect(
      await canvas.findByText('Entrez une adresse de courriel, comme nom@exemple.ca.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Courriel/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Courriel/)).toHaveValue('zoe');
    await expect(canvas.getByLabelText(/^Reçue le/)).toHaveAttribute('aria-invalid', 'true');
  },
});

/** La réponse s’est perdue : renvoyée telle quelle, la demande n’est inscrite qu’une fois; corrigée, elle s’inscrit aussi. */
export const AnswerLost = meta.story({
  tags: ['!dev', 'no-visual'],
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    const before = (await find('personal_data_requests')).length;
    const written = async () =>
      (await find('personal_data_requests')).slice(before).map(({ email }) => email);
    const field = () => canvas.getByLabelText(/^Courriel/);
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Inscrire la demande' }));
    const lose = async (email: string) => {
      msw.use(...answerLost({ where: 'personal_data_requests', methods: ['POST'] }));
      await write(context, email);
      await waitFor(async () => expect((await written()).at(-1)).toBe(email));
      await waitFor(() => expect(field()).toBeEnabled());
    };
    await step('Renvoyée', async () => {
      await lose('zoe@exemple.ca');
      await send();
      await waitFor(() => expect(field()).toHaveValue(''));
      await expect(await written()).toEqual(['zoe@exemple.ca']);
    });
    await step('Corrigée', async () => {
      await lose('lea@exemple.ca');
      await userEvent.clear(field());
      await write(context, 'lea@exemple.com');
      await waitFor(() => expect(field()).toHaveValue(''));
      await expect(await written()).toEqual(['zoe@exemple.ca', 'lea@exemple.ca', 'lea@exemple.com']);
    });
  },
});

/** Le formulaire est prêt pour la demande suivante. */
export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText('Ce qu’elle demande'), 'Effacement');
    await write(context, 'zoe@exemple.ca');
    await expectToast(notices.requestWritten);
    await expect((await find('personal_data_requests')).at(-1)).toMatchObject({
      email: 'zoe@exemple.ca',
      kind: 'erasure',
      received_on: '2026-11-20',
    });
    await waitFor(() => expect(canvas.getByLabelText(/^Courriel/)).toHaveValue(''));
  },
});
