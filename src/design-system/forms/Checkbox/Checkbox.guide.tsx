import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: ['Une chose à accepter ou à choisir, seule : un consentement, une option.'],
  instead: [
    { when: 'Il y en a plusieurs', take: 'design-system/forms/CheckboxList' },
    { when: 'Il faut choisir l’une ou l’autre', take: 'design-system/forms/Select' },
    { when: 'Le choix agit tout de suite', take: 'design-system/components/SegmentedControl' },
  ],
  anatomy: {
    picture: <Checkbox label="Recevoir l’infolettre" description="Une fois par mois." />,
    parts: [
      { name: 'La case', at: 'input' },
      { name: 'Le libellé, qui se presse aussi', at: 'label > span' },
      { name: 'L’aide (facultative)', at: 'label > :last-child' },
    ],
  },
  keys: { Tab: 'Y met le focus.', Espace: 'Coche ou décoche.' },
  heard: '« Recevoir l’infolettre, case à cocher, non cochée, une fois par mois ».',
  texts: ['Le libellé dit ce qui arrive si l’on coche, à l’affirmatif; 80 signes.'],
  dos: [
    {
      text: 'Une phrase qui se lit seule.',
      picture: <Checkbox label="J’accepte que mes réponses soient conservées deux ans" />,
    },
  ],
  donts: [
    {
      text: 'Une négation : cocher pour ne pas recevoir.',
      picture: <Checkbox label="Ne pas recevoir l’infolettre" />,
    },
  ],
};
