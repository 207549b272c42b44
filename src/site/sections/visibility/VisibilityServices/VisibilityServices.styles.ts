import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  ${columns({ gap: 8, laptop: [7, 5] })}

  ${media.laptop} {
    gap: ${theme.space[16]};
    align-items: start;
    padding-block-start: ${theme.space[8]};
  }
`;

export const Words = styled.div`
  ${columns({ gap: 4 })}

  > :not(ul) {
    justify-self: start;
  }
`;

export const Features = styled.ul`
  ${columns({ tablet: 2 })}
  margin-block-start: ${theme.space[4]};

  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[3]};
    font-weight: ${theme.weight.medium};
  }
  ${media.tablet} {
    column-gap: ${theme.space[8]};
  }
`;

export const Offer = styled.aside`
  ${darkSurface}
  ${columns({ gap: 6 })}
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
