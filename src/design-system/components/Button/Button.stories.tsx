import { ArrowRight, Plus, Save } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Section } from '../../primitives/Section/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button, type ButtonProps } from './Button.tsx';

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger'] as const;

const meta = preview.meta({
  title: 'Composants/Bouton · Button',
  component: Button,
  args: { children: 'Lancer votre projet', onClick: fn() },
  argTypes: {
    iconStart: { control: false },
    iconEnd: { control: false },
    render: { control: false },
  },
  parameters: {
    layout: 'padded',
    description: `Un bouton, ou un lien qui en a l’air. Ses couleurs suivent la surface qui le porte : rien à dire sur fond sombre.

Aussi : CTA, appel à l’action, focus, survol, hover.

\`\`\`tsx
<Button variant="primary" type="submit" isPending={isSaving}>Publier</Button>
<Button render={<Link to={paths.contact} />} iconEnd={ArrowRight}>Lancer votre projet</Button>
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer votre projet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  }),
});

export const States = meta.story(inStates);

const matrix = (props: Partial<ButtonProps>) => (
  <Cluster>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {variant === 'danger' ? 'Supprimer' : 'Écouter'}
      </Button>
    ))}
  </Cluster>
);

const states = (
  <Stack $gap={6}>
    {matrix({ size: 'large', iconEnd: ArrowRight })}
    {matrix({})}
    {matrix({ size: 'small', iconStart: Plus })}
    {matrix({ isPending: true })}
    {matrix({ isDisabled: true })}
  </Stack>
);

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section spacing="compact">{states}</Section>
      <Section spacing="compact" tone="band">
        {states}
      </Section>
    </>
  ),
});

export const OnDark = meta.story({
  name: 'Sur fond sombre',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section spacing="compact" tone="dark">
      <Stack $gap={6}>
        {(['large', 'medium', 'small'] as const).map((size) => (
          <Cluster key={size}>
            {variants.slice(0, -1).map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                Écouter
              </Button>
            ))}
          </Cluster>
        ))}
        <Cluster>
          <Button isPending>Écouter</Button>
          <Button isDisabled>Écouter</Button>
        </Cluster>
      </Stack>
    </Section>
  ),
});

export const Pending = meta.story({
  args: {
    isPending: true,
    pendingLabel: 'Envoi en cours…',
    iconStart: Save,
    children: 'Envoyer',
    onClick: fn(),
  },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Envoi en cours…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  }),
});

/** Un lien ne se désactive pas comme un bouton : il se dit indisponible, et ne mène nulle part. */
export const DisabledLink = meta.story({
  name: 'Lien indisponible',
  args: { render: <Link to="/contact" />, isDisabled: true },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Lancer votre projet' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('type');
    const clicked = new Promise<boolean>((resolve) => {
      addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
    });
    await userEvent.click(link);
    await expect(await clicked).toBe(true);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  }),
});
