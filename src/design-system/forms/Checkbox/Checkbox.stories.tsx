import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Formulaires/Case à cocher · Checkbox',
  component: Checkbox,
  args: { label: 'Recevoir l’infolettre', onChange: fn() },
  parameters: {
    layout: 'padded',
    description: `Une chose à accepter ou à choisir. Reçoit \`register\` de react-hook-form tel quel.

Aussi : switch, interrupteur.

\`\`\`tsx
<Checkbox label="Recevoir l’infolettre" {...register('newsletter')} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Recevoir l’infolettre'));
    await expect(canvas.getByRole('checkbox', { name: 'Recevoir l’infolettre' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  }),
});

export const States = meta.story(inStates);

const boxes = (
  <Stack $gap={2}>
    <Checkbox label="À cocher" />
    <Checkbox label="Cochée" defaultChecked />
    <Checkbox label="Avec une aide" description="Une fois par mois, sans plus." />
    <Checkbox label="En erreur" isInvalid />
    <Checkbox label="Inactive" isDisabled />
    <Checkbox label="Inactive et cochée" isDisabled defaultChecked />
  </Stack>
);

export const Variants = meta.story(onBothSurfaces(boxes));
