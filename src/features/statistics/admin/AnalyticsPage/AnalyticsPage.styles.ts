import styled from 'styled-components';
import { rowsAsCards, Table } from '#design-system/components/Table';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Six figures, two or three a line: no line is left half empty. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.border};

  ${media.narrowest} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > div {
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dd:first-of-type {
    font-size: 1.75rem;
    font-weight: 600;
  }
  dd + dd {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
  margin-block-start: ${theme.space[2]};

  h2 {
    font-size: 1.125rem;
  }
`;

/** A month and a campaign a row; where the table has no room, each is a card of lines. */
export const FunnelTable = styled(Table)`
  container: funnel / inline-size;

  [data-column='campaign'] {
    overflow-wrap: anywhere;
  }
  [data-unit] {
    display: none;
  }
  @container funnel (max-width: 48rem) {
    ${rowsAsCards('month')}

    && [data-column='campaign'] {
      flex-basis: 100%;
    }
  }
`;
