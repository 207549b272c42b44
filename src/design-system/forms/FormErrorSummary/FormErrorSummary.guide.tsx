import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Field } from '../Field/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Errors, FormErrorSummaryRoot, Title } from './FormErrorSummary.styles.ts';

/** The list in the page, where it takes no focus. */
const summary = (
  <FormErrorSummaryRoot>
    <Title>Le formulaire contient des erreurs</Title>
    <Errors>
      <li>
        <a href="#nom">Nom : Écrivez votre nom.</a>
      </li>
      <li>
        <a href="#courriel">Courriel : Écrivez un courriel complet.</a>
      </li>
    </Errors>
  </FormErrorSummaryRoot>
);

export const guide: Guide = {
  use: [
    'Un formulaire de plus de trois champs est refusé : la liste prend le focus, et chaque ligne mène à son champ.',
  ],
  instead: [
    { when: 'Un ou deux champs', take: 'design-system/forms/Field' },
    { when: 'La requête a échoué', take: 'design-system/components/Alert' },
    { when: 'Le formulaire au complet', take: '?path=/docs/modèles-formulaires-et-erreurs--guide' },
  ],
  anatomy: {
    picture: summary,
    parts: [
      { name: 'Le cadre, au-dessus du premier champ : il prend le focus', at: 'div > p' },
      { name: 'Une ligne par champ, dans l’ordre du formulaire : un lien qui y mène', at: 'a' },
    ],
  },
  keys: { Tab: 'D’une erreur à l’autre.', Entrée: 'Va au champ.' },
  heard: '« Le formulaire contient des erreurs, alerte », puis chaque message, en lien.',
  texts: ['Chaque ligne nomme son champ, puis redit mot pour mot l’erreur écrite dessous.'],
  dos: [
    {
      text: 'Le même message sous le champ et dans la liste.',
      picture: (
        <Stack $gap={4}>
          {summary}
          <Field label="Nom" error="Écrivez votre nom.">
            <TextInput />
          </Field>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Un compte sans liens (« 3 erreurs ») : on les cherche une à une.',
      picture: (
        <Alert tone="danger" title="3 erreurs">
          Corrigez-les, puis recommencez.
        </Alert>
      ),
    },
  ],
};
