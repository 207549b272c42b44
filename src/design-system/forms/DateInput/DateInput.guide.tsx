import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { DateInput } from './DateInput.tsx';

export const guide: Guide = {
  use: ['Un jour, une heure, ou les deux : une échéance, une publication planifiée, une séance.'],
  instead: [
    { when: 'On choisit parmi des dates offertes', take: 'design-system/forms/Select' },
    { when: 'Comment une date s’écrit', take: '?path=/docs/modèles-dates-nombres-et-argent--guide' },
  ],
  anatomy: {
    picture: (
      <Field label="Publier le" description="Heure de Québec.">
        <DateInput type="datetime-local" value="2026-11-20T09:00" onValueChange={() => {}} />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette et l’aide, de `Field`', at: 'label' },
      { name: 'Le contrôle du navigateur : jour, mois, année, heure, puis le calendrier', at: 'input' },
    ],
  },
  variants: { type: { date: 'Un jour.', 'datetime-local': 'Un jour et une heure.', time: 'Une heure.' } },
  draw: ({ type }) => (
    <Field label="Échéance">
      <DateInput type={type as 'date'} value="" onValueChange={() => {}} />
    </Field>
  ),
  keys: {
    Tab: 'D’une partie de la date à la suivante.',
    'Flèches haut et bas': 'Change la partie.',
    Espace: 'Ouvre le calendrier du navigateur.',
  },
  heard: '« Échéance, jour, 20 », puis le mois et l’année, comme le navigateur les dit.',
  texts: [
    'L’étiquette dit ce que la date décide : « Publier le ». L’aide dit l’heure de Québec.',
    'Incomplète : « Écrivez la date au complet. »',
  ],
  dos: [
    {
      text: 'Le contrôle du navigateur : il écrit la date comme la personne l’attend.',
      picture: (
        <Field label="Publier le" description="Heure de Québec.">
          <DateInput type="datetime-local" value="2026-11-20T09:00" onValueChange={() => {}} />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Un jour dans une ligne de texte : 03/04, est-ce mars ou avril?',
      picture: (
        <Field label="Date (jj/mm/aaaa)">
          <TextInput defaultValue="03/04/26" />
        </Field>
      ),
    },
  ],
};
