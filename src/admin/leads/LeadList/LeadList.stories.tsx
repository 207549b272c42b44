import { expect, fn } from 'storybook/test';
import { aLead } from '#mocks/builders.ts';
import { isTested } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { LeadList } from './LeadList.tsx';

const nobody = {
  assignee_first_name: null,
  assignee_last_name: null,
  changer_first_name: null,
  changer_last_name: null,
};
const fresh = {
  ...aLead({ id: 'a', company: 'Boréal Distribution', created_at: '2026-11-12T13:05:00+00:00' }),
  ...nobody,
};
const handled = {
  ...aLead({
    id: 'b',
    first_name: null,
    last_name: null,
    email: 'direction@musee.example',
    service: null,
    created_at: '2026-11-11T20:41:00+00:00',
    stage: 'won',
    closed_at: '2026-11-12T09:00:00+00:00',
  }),
  ...nobody,
  changer_first_name: 'Élodie',
  changer_last_name: 'Tremblay',
};

const meta = preview.meta({
  title: 'Administration/Messages/Liste',
  component: LeadList,
  args: {
    messages: [fresh, handled],
    onMark: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component: `
Un message par ligne : qui, les premiers mots, s’il est traité, et quand. La ligne s’ouvre sur le message entier, ce que la personne a dit d’elle, et ce qu’on peut en faire.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('direction@musee.example', { selector: 'span' })).toBeVisible();
    await expect(canvas.getAllByText(/^(Nouveau|Traité)$/, { selector: '[data-variant] span' })).toHaveLength(
      2,
    );
  },
});

/** Traité : qui l’a fait et quand, et de quoi revenir en arrière. */
export const Opened = meta.story({
  args: { messages: [handled] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('direction@musee.example', { selector: 'span' }));
    await expect(canvas.getByText(/par Élodie Tremblay$/)).toBeVisible();
    if (!isTested) return;
    await userEvent.click(canvas.getByRole('button', { name: /non traité|Remettre/ }));
    await expect(args.onMark).toHaveBeenCalledWith(handled, false);
  },
});

/** Tout entier sans fin : la ligne ne s’étire pas. */
export const LongContent = meta.story({
  args: {
    messages: [
      {
        ...fresh,
        company: 'Regroupement des organismes communautaires de la Capitale-Nationale',
        message: 'Un mot. '.repeat(200),
      },
    ],
  },
});
