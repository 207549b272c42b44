import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { TextInput } from '../TextInput/index.ts';
import { Field } from './Field.tsx';

export const guide: Guide = {
  use: ['Autour de chaque contrôle d’un formulaire : l’étiquette, l’aide et l’erreur lui sont liées.'],
  instead: [
    { when: 'Une recherche, hors d’un formulaire', take: 'design-system/forms/SearchInput' },
    { when: 'Une case seule', take: 'design-system/forms/Checkbox' },
    { when: 'Plusieurs erreurs à la fois', take: 'design-system/forms/FormErrorSummary' },
    { when: 'Le formulaire au complet', take: '?path=/docs/modèles-formulaires-et-erreurs--guide' },
  ],
  anatomy: {
    picture: (
      <Field
        label="Courriel"
        isRequired
        description="Nous répondons dans la journée."
        error="Écrivez votre courriel, par exemple nom@entreprise.ca."
      >
        <TextInput type="email" />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette, toujours là', at: 'label' },
      { name: '« obligatoire », ou une valeur, un lien (`aside`)', at: 'label + *' },
      { name: 'L’aide, avant le contrôle (facultative)', at: '[id$="description"]' },
      { name: 'Le contrôle', at: 'input' },
      { name: 'L’erreur : icône, mots et bordure rouge', at: '[id$="error"]' },
    ],
  },
  keys: { Tab: 'Va au contrôle; l’étiquette et l’aide ne sont pas des arrêts.' },
  heard:
    '« Courriel, zone d’édition, obligatoire, non valide, nous répondons dans la journée, écrivez votre courriel… ».',
  texts: [
    'Étiquette : un nom, 30 signes, sans deux-points.',
    'Aide : ce qu’il faut savoir avant de remplir, une phrase.',
    'Erreur : ce qui manque et comment le corriger, une phrase. « Écrivez votre courriel, par exemple nom@entreprise.ca. »',
  ],
  dos: [
    {
      text: 'L’erreur dit quoi faire, avec un exemple; elle n’accuse pas.',
      picture: (
        <Field label="Courriel" error="Écrivez votre courriel, par exemple nom@entreprise.ca.">
          <TextInput defaultValue="nom@" />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: '« Champ invalide » : on ne sait pas quoi changer.',
      picture: (
        <Field label="Courriel" error="Champ invalide.">
          <TextInput defaultValue="nom@" />
        </Field>
      ),
    },
    {
      text: 'Un texte indicatif à la place de l’étiquette : il part dès que l’on tape.',
      picture: (
        <Field label="Courriel" isLabelHidden>
          <TextInput placeholder="Votre courriel" />
        </Field>
      ),
    },
  ],
};
