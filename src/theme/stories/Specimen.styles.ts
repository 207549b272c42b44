import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  max-width: ${theme.size.content};
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(9rem, 20vw, 15rem), 1fr));
  gap: ${theme.space[4]};
`;

export const Swatch = styled.li`
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  > div {
    height: ${theme.space[12]};
    border-block-end: 1px solid ${theme.color.border};
    forced-color-adjust: none;
  }
  > p {
    padding: ${theme.space[3]} ${theme.space[4]};
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
`;

export const Name = styled.code`
  display: block;
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
`;

/** A pair of colours with its contrast. */
export const Pair = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: min(13rem, 80vw);
  padding-block: ${theme.space[1]};
  font-size: ${theme.text.small};
`;

/** Contrasts of a colour, folded. */
export const Contrasts = styled.details`
  > summary {
    padding-block: ${theme.space[1]};
    cursor: pointer;
  }
`;

export const Chip = styled.span`
  display: inline-block;
  flex-shrink: 0;
  width: ${theme.space[12]};
  height: ${theme.space[8]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.space[8]};
  text-align: center;
  forced-color-adjust: none;
`;

export const Ring = styled(Chip)`
  border: ${theme.size.focusRing} solid;
`;

export const Bar = styled.div`
  height: ${theme.space[4]};
  border-radius: ${theme.space[1]};
  background: ${theme.color.brandAccent};
  forced-color-adjust: none;
`;

export const Box = styled.div`
  width: ${theme.space[32]};
  height: ${theme.space[24]};
  border: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

export const Runway = styled.div`
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandTint};
  container-type: inline-size;

  > div {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.brand};
    transition: transform ${theme.motion.ease};
    forced-color-adjust: none;
  }
  &[data-arrived] > div {
    transform: translateX(calc(100cqi - 100%));
  }
`;
