import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Trainings = styled.div`
  ${columns({ gap: 6, tablet: 2 })}
`;

export const TrainingCard = styled.article`
  ${lightSurface}
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};

  > :last-child {
    align-self: start;
    margin-block-start: auto;
  }
  &[data-featured] {
    ${darkSurface}
    background: ${theme.color.surfaceDark};
  }
  ${media.laptop} {
    padding: ${theme.space[8]};
  }
`;

export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

export const Price = styled.p`
  font-family: ${theme.font.heading};
  font-size: min(${theme.text.h1}, 13vw);
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.display};
  overflow-wrap: anywhere;
`;

export const Modules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};

  li {
    border: ${theme.size.line} solid ${surface.border};
    border-radius: ${theme.radius.pill};
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.text.small};
  }
`;

/** Counts what isn't listed: no module, so no pill. */
export const More = styled.li`
  color: ${surface.textMuted};

  && {
    border-color: transparent;
  }
`;

export const Offers = styled.div`
  ${darkSurface}
  ${columns({ laptop: 3 })}
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceDark};
`;

export const Offer = styled.article`
  ${columns({ gap: 4 })}
  align-content: start;
  border-block-end: ${theme.size.line} solid ${surface.border};
  padding: ${theme.space[8]} ${theme.space[6]};

  ${media.laptop} {
    border-inline-end: ${theme.size.line} solid ${surface.border};
    padding: ${theme.space[12]} ${theme.space[8]};

    &:nth-child(3) {
      border-inline-end: 0;
    }
  }
`;

export const OffersFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};

  ${media.laptop} {
    padding: ${theme.space[6]} ${theme.space[8]};
  }
`;
