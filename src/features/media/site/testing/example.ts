/** A sound that is nowhere: stories play it in a time of their own. */
export const exampleSound = {
  title: 'Le fleuve avant l’aube',
  show: 'Voix du fleuve',
  src: '/storage/v1/object/public/media/uploads/1790000000000.mp3',
  facts: {
    duration: 184,
    waveform: Array.from({ length: 200 }, (_, index) =>
      Math.round(
        6 + 14 * Math.abs(Math.sin(index / 9)) + 15 * Math.abs(Math.sin(index * 1.7)) * 0.9,
      ).toString(36),
    ).join(''),
  },
  chapters:
    '00:00 Ouverture\n00:42 Le départ du traversier\n01:55 Une pilote à la barre\n02:40 Au prochain épisode',
  transcript: `WEBVTT

00:00:00.000 --> 00:00:05.000
<v Maude>Il est quatre heures vingt, à Tadoussac.

00:00:05.000 --> 00:00:11.000
<v Maude>Le premier traversier part dans une demi-heure, et la brume ne s’est pas levée.

00:00:11.000 --> 00:00:18.000
<v Ève>On apprend à la lire. Une brume blanche s’en va avec le soleil; une grise, on la garde.

00:00:42.000 --> 00:00:50.000
<v Maude>Vous pilotez depuis neuf ans. Est-ce qu’on s’habitue?

00:00:50.000 --> 00:01:04.000
<v Ève>Jamais. Le jour où tu t’habitues, tu changes de métier.

00:01:55.000 --> 00:02:10.000
<v Ève>Ma mère a gardé la lettre. Elle y disait que le fleuve n’était pas une place pour moi.
`,
};
