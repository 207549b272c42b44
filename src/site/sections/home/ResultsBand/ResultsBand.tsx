import { Rating } from '#design-system/components/Rating';
import { Container } from '#design-system/primitives/Container';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionTitle.tsx';
import { StatList } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { BandRoot, Layout, Mark, Score } from './ResultsBand.styles.ts';
import type { ResultsBandContent } from './resultsBand.section.ts';

export type ResultsBandProps = ResultsBandContent;

/** Four figures and the average mark of our clients, right under the hero. */
export function ResultsBand({ eyebrow, title, rating, stats }: ResultsBandProps) {
  return (
    <BandRoot>
      <Container>
        <SectionTitle eyebrow={eyebrow} title={title} size="h3" />
        <Layout>
          <Score>
            <Mark>{rating.label}</Mark>
            <div>
              <Rating value={rating.value} />
              <p>{rating.note}</p>
            </div>
          </Score>
          <StatList stats={stats} />
        </Layout>
      </Container>
    </BandRoot>
  );
}
