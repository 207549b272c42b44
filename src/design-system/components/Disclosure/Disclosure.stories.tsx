import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Composants/Bloc dépliable · Disclosure',
  component: Disclosure,
  args: {
    summary: 'Faut-il avoir un studio?',
    children: 'Non. Le nôtre vous attend, ou nous venons avec nos micros.',
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un texte qui s’ouvre sous son titre : le \`<details>\` du navigateur, qui marche avant l’arrivée des scripts.

Aussi : accordéon, plier, FAQ.

\`\`\`tsx
<Disclosure summary="Qui détient les droits?">Vous.</Disclosure>
\`\`\``,
  },
});

export const Default = meta.story();

export const States = meta.story(inStates);
