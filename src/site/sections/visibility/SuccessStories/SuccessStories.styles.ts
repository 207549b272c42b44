import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Stories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Story = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.accentTint};

  &:nth-child(2) {
    ${darkSurface}
    background: ${theme.color.surfaceDark};
  }
  &:nth-child(3) {
    background: ${theme.color.brandTint};
  }
  ${media.laptop} {
    padding: ${theme.space[8]};

    &:nth-child(2) {
      margin-block-start: ${theme.space[12]};
    }
    &:nth-child(3) {
      margin-block-start: ${theme.space[24]};
    }
  }
`;

export const Result = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.display};
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.display};
`;
