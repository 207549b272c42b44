import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[16]};
    align-items: start;
    padding-block-start: ${theme.space[8]};
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > :not(ul) {
    justify-self: start;
  }
`;

export const Features = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: ${theme.space[4]};

  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[3]};
    font-weight: ${theme.weight.medium};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;

export const Offer = styled.aside`
  ${darkSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surfaceDark};

  ${media.tablet} {
    padding: ${theme.space[12]};
  }
`;

export const Amount = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h2};
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.display};
`;
