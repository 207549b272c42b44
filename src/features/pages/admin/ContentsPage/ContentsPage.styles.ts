import styled from 'styled-components';
import { LinkRow } from '#lists/LinkRows.styles.ts';
import { theme } from '#theme/theme.ts';

/** The sections of one page of the site. */
export const PageOfSite = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
  h2 {
    font-size: 1.0625rem;
  }
`;

export const SectionRow = styled(LinkRow)`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;
