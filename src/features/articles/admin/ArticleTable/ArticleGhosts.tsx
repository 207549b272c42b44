import { Skeleton } from '#design-system/components/Skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The rows while they load: ghosts in the columns of the list. */
export function ArticleGhosts() {
  return (
    <Skeleton.Group as="tbody" label="">
      {rows.map((row) => (
        <tr key={row}>
          <td data-column="choice">
            <Skeleton />
          </td>
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
  );
}
