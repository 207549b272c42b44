import preview from '#storybook/preview.tsx';
import { Section } from '#design-system/primitives/Section';
import { SectionIntro } from './SectionIntro.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Introduction de section · SectionIntro',
  component: SectionIntro,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  args: {
    eyebrow: 'Nos services',
    title: 'Quatre façons de vous faire entendre',
    lead: 'Prenez un service ou les quatre. Dans tous les cas, la même personne vous répond du premier appel au bilan.',
  },
  parameters: {
    guide: {
      use: ['En tête d’une section qui a un titre de second rang et une phrase.'],
      instead: [
        { when: 'C’est le titre de la page', take: 'site/sections/shared/PageHero' },
        { when: 'Le titre est seul', take: 'design-system/primitives/Heading' },
      ],
    },
    description: `Le titre de second rang d’une section et ses premières lignes. \`eyebrow\` dit au-dessus, en clair, de quoi parle un titre qui préfère se faire retenir : « Témoignages », « Études de cas ». \`split\` met l’introduction à côté du titre sur grand écran, \`stacked\` toujours dessous; un lien peut suivre, en \`children\`.

\`\`\`tsx
<SectionIntro eyebrow="Nos services" title="Quatre façons de vous faire entendre" lead="Quatre équipes qui se parlent.">
  <TextLink variant="standalone" render={<Link to={paths.services} />}>Voir tous nos services</TextLink>
</SectionIntro>
\`\`\``,
  },
});

export const Default = meta.story();
