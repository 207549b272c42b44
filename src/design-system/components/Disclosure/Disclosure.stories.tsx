import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const questions = [
  ['Faut-il avoir un studio?', 'Non. Le nôtre vous attend, ou nous venons avec nos micros.'],
  [
    'Combien de temps dure une production?',
    'De deux à quatre semaines, du premier appel à la mise en ligne.',
  ],
  ['Qui détient les droits?', 'Vous, dès le dernier paiement.'],
] as const;

const meta = preview.meta({
  title: 'Composants/Bloc dépliable · Disclosure',
  component: Disclosure,
  args: { summary: questions[0][0], children: questions[0][1] },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un texte qui s’ouvre sous son titre : le \`<details>\` du navigateur, qui marche avant l’arrivée des scripts. Un même \`name\` en fait un accordéon.

Aussi : accordéon, plier, FAQ.

\`\`\`tsx
<Disclosure name="faq" summary="Qui détient les droits?">Vous.</Disclosure>
\`\`\``,
  },
});

export const Default = meta.story();

export const States = meta.story(inStates);

export const Accordion = meta.story({
  name: 'Accordéon',
  render: () => (
    <div>
      {questions.map(([question, answer], index) => (
        <Disclosure key={question} name="faq" summary={question} isInitiallyOpen={index === 0}>
          {answer}
        </Disclosure>
      ))}
    </div>
  ),
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(questions[1][0]));
    await expect(canvas.getByText(questions[1][1])).toBeVisible();
    await expect(canvas.getByText(questions[0][1])).not.toBeVisible();
  }),
});
