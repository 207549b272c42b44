import styled from 'styled-components';
import { lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** The episode that one may begin with. */
export const LatestRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  border-block: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[4]};

  &[data-card] {
    ${lightSurface}
    max-width: 34rem;
    border: 0;
    border-radius: ${theme.radius.card};
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.soft};
  }
  > div {
    display: grid;
    grid-column: -2;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
