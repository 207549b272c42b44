import preview from '#storybook/preview.tsx';
import { Grid } from '../../primitives/Grid/index.ts';
import { Section } from '../../primitives/Section/index.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  title: 'Composants/Chiffre clé · Stat',
  component: Stat,
  args: { value: '150+', label: 'projets livrés' },
  parameters: {
    layout: 'padded',
    description: `Un chiffre qui convainc, et ce qu’il compte.

\`\`\`tsx
<Stat value="95 %" label="de clients satisfaits" size="display" />
\`\`\``,
  },
});

export const Default = meta.story();

const stats = (
  <Grid $column="narrow">
    <Stat value="150+" label="projets livrés" size="display" />
    <Stat value={'95\u00A0%'} label="de clients satisfaits" tone="accent" />
    <Stat value="50K+" label="auditeurs" note="par mois, toutes plateformes" />
    <Stat value="4,9/5" label="note moyenne" size="medium" />
  </Grid>
);

export const Variants = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section spacing="compact">{stats}</Section>
      <Section spacing="compact" tone="dark">
        {stats}
      </Section>
    </>
  ),
});
