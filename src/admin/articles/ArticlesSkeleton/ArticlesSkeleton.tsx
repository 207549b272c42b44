import { Skeleton } from '#design-system/components/Skeleton';
import { ArticleHead } from '../ArticleTable/ArticleHead.tsx';
import { ArticleTableRoot } from '../ArticleTable/ArticleTable.styles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The list while it loads: its own columns, with ghosts in them. */
export function ArticlesSkeleton() {
  return (
    <ArticleTableRoot caption="Articles" density="dense">
      <ArticleHead />
      <Skeleton.Group as="tbody" label="">
        {rows.map((row, index) => (
          <tr key={row} data-index={index}>
            <td data-column="title">
              <Skeleton shape="text" width="most" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="half" />
            </td>
            <td data-column="status">
              <Skeleton />
            </td>
            <td data-column="category">
              <Skeleton width="most" />
            </td>
            <td data-column="author">
              <Skeleton width="most" />
            </td>
            <td data-column="views">
              <Skeleton />
            </td>
            <td data-column="date">
              <Skeleton />
            </td>
            <td data-column="actions">
              <Skeleton />
            </td>
          </tr>
        ))}
      </Skeleton.Group>
    </ArticleTableRoot>
  );
}
