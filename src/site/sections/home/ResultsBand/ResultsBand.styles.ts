import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const BandRoot = styled.section`
  ${darkSurface}
  --surface-border: ${theme.color.brandAccent};
  padding-block: ${theme.space[12]};
  background: ${theme.color.surfaceDarkRaised};

  ${media.laptop} {
    padding-block: ${theme.space[16]};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[12]};
`;

/** Each gesture stands on the line over its figure. */
export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};
  margin-block-start: ${theme.space[8]};

  li {
    display: flex;
    flex-direction: column;
    justify-content: end;
  }
  li > :last-child {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block-start: ${theme.space[4]};
  }

  ${media.laptop} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
    margin-block-start: ${theme.space[12]};
  }
`;

export const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};

  p {
    margin-block-start: ${theme.space[1]};
    color: ${surface.textMuted};
    line-height: ${theme.leading.snug};
  }
`;

export const Mark = styled.p`
  && {
    margin: 0;
    color: ${surface.text};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.display};
    font-weight: ${theme.weight.black};
    line-height: 1;
    letter-spacing: ${theme.tracking.display};
  }
`;
