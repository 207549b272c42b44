import { Card } from '#design-system/components/Card';
import { Skeleton } from '#design-system/components/Skeleton';
import { MediaGrid } from './MediaGrid.styles.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The library while it loads: cards with ghosts in them. */
export function MediaSkeleton() {
  return (
    <Skeleton.Group label="">
      <MediaGrid>
        {cards.map((card) => (
          <Card key={card} density="dense" render={<li />}>
            <Skeleton shape="picture" />
            <Card.Body>
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
              <Skeleton shape="control" />
            </Card.Body>
          </Card>
        ))}
      </MediaGrid>
    </Skeleton.Group>
  );
}
