import styled from 'styled-components';

/** Stands for the rows out of view, `height` px high together. */
export function RowGap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <Cell colSpan={7} height={height} />
    </tr>
  ) : null;
}

const Cell = styled.td`
  && {
    padding: 0;
    border: 0;
  }
`;
