import { expect } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Section } from '../../primitives/Section/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Formulaires/Champ · Field',
  component: Field,
  args: { label: 'Courriel', children: <TextInput type="email" /> },
  argTypes: { children: { control: false }, aside: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une étiquette, un contrôle, son aide et son erreur, liés une fois pour toutes.

Aussi : libellé, aide, erreur.

\`\`\`tsx
<Field label="Titre" isRequired error={errors.title?.message}>
  <TextInput {...register('title')} />
</Field>
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Courriel' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: {
    isRequired: true,
    description: 'Nous répondons dans la journée.',
    error: 'Écrivez votre courriel, par exemple nom@entreprise.ca.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Courriel' });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Nous répondons dans la journée. Écrivez votre courriel, par exemple nom@entreprise.ca.',
    );
  },
});

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['page', 'band', 'dark'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="compact">
          <Stack $gap={6}>
            <Field label="Prénom">
              <TextInput />
            </Field>
            <Field label="Entreprise" isRequired description="Telle qu’elle paraîtra sur la facture.">
              <TextInput placeholder="Porte-Voix inc." />
            </Field>
            {tone !== 'dark' && (
              <Field label="Courriel" error="Ce courriel est incomplet.">
                <TextInput defaultValue="nom@" />
              </Field>
            )}
            <Field label="Identifiant" isDisabled>
              <TextInput defaultValue="porte-voix" />
            </Field>
          </Stack>
        </Section>
      ))}
    </>
  ),
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
