import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
  min-width: 0;
  padding: clamp(${theme.space[6]}, 4vw, ${theme.space[12]});

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
