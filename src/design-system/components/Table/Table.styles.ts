import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Scroll = styled.section`
  ${lightSurface}
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &[data-sticky] {
    overflow: visible;

    ${media.belowTablet} {
      overflow-x: auto;
    }
    thead {
      position: sticky;
      inset-block-start: var(--sticky-top, 0);
      z-index: ${theme.zIndex.raised};
    }
  }
`;

export const TableRoot = styled.table`
  /* A shared border would be half a pixel of each row, and a row's height would depend on its neighbours. */
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  font-size: 0.9375rem;
  line-height: 1.5;

  th,
  td {
    padding: ${theme.space[4]};
    text-align: start;
    vertical-align: baseline;
  }
  /* A column is as wide as its longest word, be it in a badge, which elsewhere breaks its words where it must. */
  td > * {
    overflow-wrap: break-word;
  }
  thead th {
    padding-block: ${theme.space[3]};
    background: ${theme.color.brandFaint};
    /* Lies on the line of the first row, and stays when that one has scrolled away. */
    box-shadow: 0 1px 0 ${theme.color.border};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
    white-space: nowrap;
  }
  tbody th {
    min-width: 11rem;
    font-weight: ${theme.weight.semibold};
  }
  /* Each row by itself: what depends on the row before is styled again, all of it, whenever a row comes or goes. */
  tbody :is(th, td) {
    border-block-start: 1px solid ${theme.color.border};
  }
  [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  [data-actions] {
    width: 0;
    padding-block: ${theme.space[2]};
    text-align: end;
    vertical-align: middle;
    white-space: nowrap;
  }

  &[data-density='dense'] {
    font-size: ${theme.text.small};

    th,
    td {
      padding: ${theme.space[2]} ${theme.space[3]};
    }
    [data-actions] {
      padding-block: ${theme.space[1]};
    }
  }
  ${media.hover} {
    &[data-hover] tbody tr:hover {
      background: ${theme.color.brandFaint};
    }
  }
`;

export const Caption = styled.caption`
  position: absolute;
  clip-path: inset(50%);
  height: 1px;
  overflow: hidden;

  &[data-visible] {
    position: static;
    clip-path: none;
    height: auto;
    padding: ${theme.space[3]} ${theme.space[4]};
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }
`;
