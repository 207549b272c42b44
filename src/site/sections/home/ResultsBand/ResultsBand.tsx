import { Rating } from '#design-system/components/Rating';
import { Stat } from '#design-system/components/Stat';
import { Container } from '#design-system/primitives/Container';
import { gestures } from '#site/illustrations/gestures.ts';
import { Gesture } from '#site/illustrations/Scene.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { BandRoot, Figures, Head, Mark, Score } from './ResultsBand.styles.ts';
import type { ResultsBandContent } from './resultsBand.section.ts';

/** The average mark of our clients and four figures, each told by a gesture, right under the hero. */
export function ResultsBand({ eyebrow, title, rating, stats }: ResultsBandContent) {
  return (
    <BandRoot>
      <Container>
        <Head>
          <SectionTitle eyebrow={eyebrow} title={title} size="h3" />
          <Score>
            <Mark>{rating.label}</Mark>
            <div>
              <Rating value={rating.value} />
              <p>{rating.note}</p>
            </div>
          </Score>
        </Head>
        <Figures>
          {stats.map(({ value, label, gesture }) => {
            const drawing = gesture === 'none' ? undefined : gestures[gesture];
            return (
              <li key={label}>
                {drawing && <Gesture as={drawing} />}
                <Stat value={value} label={label} />
              </li>
            );
          })}
        </Figures>
      </Container>
    </BandRoot>
  );
}
