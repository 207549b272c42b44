import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Three columns where there is room for them. */
const wide = '@media (min-width: 100rem)';

/** The map and the page; with a form, the form takes the place of the map. */
export const Workspace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);

    &[data-form] {
      grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    }
  }
  ${wide} {
    &[data-form] {
      grid-template-columns: minmax(0, 15rem) minmax(0, 30rem) minmax(0, 1fr);
    }
  }
`;

const column = `calc(100dvh - ${headerHeight} - 2 * ${theme.space[4]})`;

export const Plan = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
  /* Room for the rings of what takes the focus. */
  padding: ${theme.space[1]};
  margin: calc(-1 * ${theme.space[1]});

  [data-form] > && {
    display: none;
  }
  ${wide} {
    [data-form] > && {
      display: grid;
    }
  }
  > details > summary {
    min-height: 2.75rem;
    padding: ${theme.space[2]};
    font-weight: ${theme.weight.semibold};
    cursor: pointer;
  }
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${theme.space[4]});
    max-height: ${column};
    overflow-y: auto;

    > details > summary {
      display: none;
    }
    > details::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

export const MapRoot = styled.nav`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};

  h2 {
    margin-block-start: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;

export const MapList = styled.ul`
  display: grid;
  list-style: none;
  min-width: 0;

  & & {
    margin-inline-start: ${theme.space[3]};
    padding-inline-start: ${theme.space[2]};
    border-inline-start: 1px solid ${theme.color.border};
  }
  :is(a, summary) {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2rem;
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${theme.color.brandFaint};
  }
  a[aria-current='page'] {
    background: ${theme.color.brandTint};
    font-weight: ${theme.weight.semibold};
  }
  a[aria-current='true'] {
    color: ${theme.color.link};
    font-weight: ${theme.weight.semibold};
  }
  summary,
  [data-aside] a {
    color: ${theme.color.textMuted};
  }
  summary {
    cursor: pointer;
  }
  ${media.belowLaptop} {
    :is(a, summary) {
      min-height: 2.75rem;
    }
  }
`;

/** Something waits. */
export const Dot = styled.span`
  flex: none;
  width: ${theme.space[2]};
  height: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  forced-color-adjust: none;
`;

export const FoundList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.link};
    font-weight: ${theme.weight.semibold};
  }
`;

export const FormPane = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  &[hidden] {
    display: none;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
  h2 {
    font-size: 1.0625rem;
  }
  /* The page stands beside it: it keeps to its column. */
  [data-save-bar] {
    padding-inline: 0;
    margin-inline: 0;
  }
`;

export const PagePane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
  }
  h2 {
    flex: 1 1 8rem;
    font-size: 1.0625rem;
  }
  > [data-scroll] {
    border: 1px solid ${theme.color.border};
    overscroll-behavior: contain;
  }
  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${headerHeight} + ${theme.space[4]});
    max-height: ${column};

    > [data-scroll] {
      overflow-y: auto;
    }
  }
  ${media.belowLaptop} {
    [data-form] > && {
      order: -1;
    }
    /* As high before its page is there: the form below stays where it is. */
    [data-form] > && h2 {
      flex-basis: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-form] > && > [data-scroll] {
      height: 40dvh;
      overflow-y: auto;
    }
  }
`;
