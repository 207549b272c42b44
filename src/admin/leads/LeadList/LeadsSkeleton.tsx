import { Skeleton } from '#design-system/components/Skeleton';
import { Beginning, Line, List, Sender, State } from './LeadList.styles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The list while it loads: its own lines, with ghosts in them. */
export function LeadsSkeleton() {
  return (
    <Skeleton.Group label="">
      <List>
        {rows.map((row) => (
          <li key={row}>
            <Line as="div">
              <Sender>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Sender>
              <Beginning>
                <Skeleton width="most" />
              </Beginning>
              <State>
                <Skeleton />
              </State>
              <Skeleton />
            </Line>
          </li>
        ))}
      </List>
    </Skeleton.Group>
  );
}
