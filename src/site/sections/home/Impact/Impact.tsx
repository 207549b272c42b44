import { Loud } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { barsPath } from '#design-system/primitives/Waveform';
import { ActionLinks } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { StatList } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { Figure, Horn, Layout, Words } from './Impact.styles.ts';
import type { ImpactContent } from './impact.section.ts';

const bars = 40;
const step = 10;
const height = 300;

/** A voice that gets louder: the bars open like the horn of the logo, with the last ones in the accent. */
const horn = Array.from({ length: bars }, (_, index) => ({
  index,
  height: 0.05 + 0.95 * (index / (bars - 1)) ** 2 * (index % 3 === 1 ? 0.72 : 1),
}));
const loud = bars - 6;

/** What a voice that carries changes, in figures, with a link to the contact page. */
export function Impact({ eyebrow, title, text, growth, stats, action }: ImpactContent) {
  return (
    <Section tone="dark">
      <Figure>
        <Loud>{growth.value}</Loud> {growth.label}
      </Figure>
      <Layout>
        <Words>
          <SectionTitle eyebrow={eyebrow} title={title} />
          <Text size="lead" tone="muted">
            {text}
          </Text>
          <ActionLinks actions={[action]} />
        </Words>
        <div>
          <Horn
            viewBox={`0 0 ${bars * step} ${height}`}
            preserveAspectRatio="none"
            aria-hidden
            focusable={false}
          >
            <path d={barsPath(horn.slice(0, loud), step, height)} />
            <path data-loud d={barsPath(horn.slice(loud), step, height)} />
          </Horn>
        </div>
      </Layout>
      <StatList stats={stats} />
    </Section>
  );
}
