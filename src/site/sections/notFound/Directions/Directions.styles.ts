import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const List = styled.ul`
  margin-block-start: ${theme.space[8]};
  border-block-end: ${theme.size.line} solid ${surface.border};
`;

export const Direction = styled(Link)`
  display: grid;
  gap: 0 ${theme.space[6]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[4]};
  color: ${surface.textMuted};
  text-decoration: none;

  strong {
    color: ${surface.text};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: baseline;
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
      text-decoration-color: ${theme.color.accent};
      text-underline-offset: 0.2em;
    }
  }
`;
