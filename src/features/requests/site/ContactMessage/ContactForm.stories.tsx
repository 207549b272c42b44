import { fn } from 'storybook/test';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({
  title: 'Sections/Contact/Formulaire de contact · ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(async () => undefined) },
  parameters: {
    layout: 'padded',
    description:
      'Ce qu’on demande à qui nous écrit. Il refuse un courriel qui n’en est pas un et un message vide, et rien d’autre.',
  },
});

export const Blank = meta.story();

/** Le bouton d’une page dit déjà de quoi il s’agit. */
export const Prefilled = meta.story({
  args: { requestedService: 'podcast', requestedSubject: 'Le Studio Charest' },
});

export const InvalidSubmit = meta.story({ decorators: [submitted] });
