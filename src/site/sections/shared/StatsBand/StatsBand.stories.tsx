import preview from '#storybook/preview.tsx';
import { StatsBand } from './StatsBand.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Bande de chiffres · StatsBand',
  component: StatsBand,
  args: {
    title: 'L’agence en quatre chiffres',
    stats: [
      { value: '50+', label: 'projets livrés' },
      { value: '8 ans', label: 'de métier' },
      { value: '100 %', label: 'de satisfaction' },
      { value: '24/7', label: 'de soutien' },
    ],
  },
  parameters: {
    guide: {
      use: ['Pour trois ou quatre chiffres qui se valent.'],
      instead: [
        { when: 'L’un d’eux mène', take: 'site/sections/home/Impact' },
        { when: 'Un seul suffit', take: 'design-system/components/Stat' },
      ],
    },
    description: `Une rangée de chiffres en grands caractères, entre des filets; au téléphone, deux par ligne. \`StatList\`, du même dossier, donne les chiffres seuls à une section qui met autre chose à côté.

\`\`\`tsx
<StatsBand title="Porte-Voix en quatre chiffres" stats={[{ value: '8 ans', label: 'd’expérience' }]} />
\`\`\`

**À faire** : écrire la valeur comme elle se lit (« 150+ », « 98 % ») : rien ne la met en forme.`,
  },
});

export const Default = meta.story();
