import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import type { Incident } from '#features/privacy/data/privacy.queries.ts';
import { find } from '#mocks/database.ts';
import { serverError } from '#mocks/scenarios.ts';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { IncidentForm } from './IncidentForm.tsx';

const lostQuote: Incident = {
  id: '60000000-0000-4000-8000-000000000003',
  happened_on: '2026-09-14',
  description: 'Une soumission envoyée par courriel à la mauvaise entreprise.',
  risk: 'low',
  notified: 'Le client, le jour même.',
  amendments: null,
  created_at: '2026-09-14T18:20:00+00:00',
};

const meta = preview.meta({
  title: 'Administration/Vie privée/Inscrire un incident · IncidentForm',
  component: IncidentForm,
  args: { incident: null, today: '2026-11-20', onDirtyChange: fn(), onDone: fn(), onCancel: fn() },
  globals: { role: 'admin' },
  parameters: {
    description:
      'Ce qui est arrivé, le risque, qui a été prévenu. Ce qui est inscrit se modifie dans le même formulaire; le registre garde ce qui était dit avant.',
    docs: { story: { inline: false, height: '40rem' } },
  },
  render: (args) => (
    <LeavingProvider>
      <IncidentForm {...args} />
    </LeavingProvider>
  ),
});

type Story = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function write({ canvas, userEvent }: Story) {
  await userEvent.click(canvas.getByLabelText(/^Ce qui est arrivé/));
  await userEvent.paste('Un portable volé.');
  await userEvent.click(canvas.getByLabelText(/^Qui a été prévenu/));
  await userEvent.paste('La Commission.');
  await userEvent.click(canvas.getByRole('button', { name: 'Inscrire l’incident' }));
}

export const Blank = meta.story();

/** Ce qui est au registre se modifie, ou reste tel quel. */
export const Prefilled = meta.story({
  args: { incident: lostQuote },
});

export const InvalidSubmit = meta.story({
  decorators: [submitted],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Décrivez ce qui est arrivé.')).toBeVisible();
    await expect(canvas.getByText('Dites qui a été prévenu, ou que personne ne l’a été.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Ce qui est arrivé/)).toHaveFocus());
  },
});

/** Le serveur a échoué : ce qui est tapé reste. */
export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'privacy_incidents' }));
  },
  play: async (context) => {
    const { canvas, args } = context;
    await write(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Inscrire l’incident' })).toBeEnabled());
    await expect(canvas.getByLabelText(/^Ce qui est arrivé/)).toHaveValue('Un portable volé.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** Le formulaire est prêt pour l’incident suivant. */
export const Saved = meta.story({
  play: async (context) => {
    const { canvas, args } = context;
    await write(context);
    await expectToast(notices.incidentWritten);
    await expect((await find('privacy_incidents')).at(-1)).toMatchObject({
      description: 'Un portable volé.',
      notified: 'La Commission.',
      happened_on: '2026-11-20',
    });
    await waitFor(() => expect(canvas.getByLabelText(/^Ce qui est arrivé/)).toHaveValue(''));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
