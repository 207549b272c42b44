import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Slider } from './Slider.tsx';

export const guide: Guide = {
  use: ['Une estimation entre deux bornes, que l’on affine à l’œil : un budget, une durée.'],
  instead: [
    { when: 'Le nombre doit être exact', take: 'design-system/forms/TextInput' },
    { when: 'Quelques paliers', take: 'design-system/components/SegmentedControl' },
    { when: 'On ne fait que le montrer', take: 'design-system/components/Progress' },
  ],
  anatomy: {
    picture: (
      <Field label="Budget">
        <Slider
          value={25000}
          onValueChange={() => {}}
          min={5000}
          max={100000}
          formatValue={(value) => `${value} $`}
        />
      </Field>
    ),
    parts: [
      { name: 'La valeur en mots', at: 'span[aria-hidden], output' },
      { name: 'L’onde, qui parle jusqu’à la valeur', at: 'svg' },
      { name: 'Le curseur du navigateur', at: 'input' },
      { name: 'Les deux bornes' },
    ],
  },
  keys: {
    'Les quatre flèches': 'D’un pas.',
    'Page préc., Page suiv.': 'De plusieurs pas.',
    'Début, Fin': 'À une borne.',
  },
  heard: '« Budget, curseur, 25 000 $ ».',
  texts: ['La valeur avec son unité, comme elle se lit : « 25 000 $ », « 6 mois ».'],
  dos: [
    {
      text: 'Un `formatValue` qui dit l’unité.',
      picture: (
        <Field label="Durée">
          <Slider
            value={6}
            onValueChange={() => {}}
            min={1}
            max={24}
            formatValue={(value) => `${value} mois`}
          />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Un nombre exact, à saisir au doigt près.',
      picture: (
        <Field label="Année de fondation">
          <TextInput defaultValue="1998" />
        </Field>
      ),
    },
  ],
};
