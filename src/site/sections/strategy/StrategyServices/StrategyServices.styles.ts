import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  ${lightSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.brandTint};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${theme.space[12]} ${theme.space[16]};
    padding: ${theme.space[16]};
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${theme.space[4]};
`;

export const Features = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
