import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Fieldset } from './Fieldset.tsx';

export const guide: Guide = {
  use: [
    'Autour des champs d’un formulaire qui s’enregistre : rien n’y change pendant la requête, et le focus revient où il était.',
  ],
  instead: [
    { when: 'Les champs s’enregistrent sans que rien ne se fige', take: 'design-system/primitives/Stack' },
    { when: 'Des choix qui vont ensemble', take: 'design-system/forms/CheckboxList' },
  ],
  anatomy: {
    picture: (
      <Fieldset>
        <Field label="Nom">
          <TextInput defaultValue="Élise Tremblay" />
        </Field>
        <Button>Enregistrer</Button>
      </Fieldset>
    ),
    parts: [
      { name: 'Les champs, l’un sous l’autre, sans cadre ni titre', at: 'label' },
      { name: 'Le bouton qui enregistre : figé avec eux, il garde le focus', at: 'button' },
    ],
  },
  heard: 'Rien de plus, sans `aria-label`. Désactivés, les champs se disent « indisponible ».',
  dos: [
    {
      text: '`disabled` le temps de l’enregistrement, avec le bouton en attente.',
      picture: (
        <Fieldset disabled>
          <Field label="Nom">
            <TextInput defaultValue="Élise Tremblay" />
          </Field>
          <Button isPending>Enregistrer</Button>
        </Fieldset>
      ),
    },
  ],
  donts: [
    {
      text: 'Désactiver un champ après l’autre : le focus tombe en haut de la page.',
      picture: (
        <>
          <Field label="Prénom">
            <TextInput defaultValue="Élise" isDisabled />
          </Field>
          <Field label="Nom">
            <TextInput defaultValue="Tremblay" />
          </Field>
        </>
      ),
    },
  ],
};
