import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  ${lightSurface}
  ${columns({ gap: 8, laptop: [7, 4] })}
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.brandTint};

  ${media.laptop} {
    gap: ${theme.space[12]} ${theme.space[16]};
    padding: ${theme.space[16]};
  }
`;

export const Words = styled.div`
  ${columns({ gap: 4 })}
  align-content: start;
  justify-items: start;
`;

export const Features = styled.ul`
  ${columns()}
  align-content: start;

  li {
    border-block-start: ${theme.size.line} solid ${theme.color.brandSoft};
    padding-block: ${theme.space[3]};
    font-weight: ${theme.weight.medium};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[6]};
  border-block-start: ${theme.size.lineStrong} solid ${theme.color.brand};
  padding-block-start: ${theme.space[6]};

  ${media.laptop} {
    grid-column: 1 / -1;
  }
`;

export const Figures = styled.dl`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${theme.space[6]} ${theme.space[12]};
`;

export const Figure = styled.div`
  dt {
    color: ${theme.color.textMuted};
  }
`;

export const Amount = styled.dd`
  margin: 0;
  overflow-wrap: anywhere;
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h2};
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.heading};
`;
