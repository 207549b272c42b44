import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const ChangesRoot = styled.main`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.content};
  margin-inline: auto;
  padding: ${theme.space[8]} ${theme.space.gutter};
`;

export const StoryChanges = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  padding-block-start: ${theme.space[6]};
  border-block-start: ${theme.size.line} solid ${theme.color.border};
`;

/** A picture of a desktop takes three quarters, that of a phone the rest. */
export const Pictures = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;

  ${media.laptop} {
    grid-template-columns: 3fr 1fr;

    & > :only-child {
      max-width: ${theme.size.text};
    }
  }
`;

export const Comparison = styled.figure`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;

export const Picture = styled.img`
  width: 100%;
  border: ${theme.size.line} solid ${theme.color.border};
  background: ${theme.color.surface};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[2]};
`;

export const Curtain = styled.div`
  position: relative;

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--place);
    width: ${theme.size.lineStrong};
    background: ${theme.color.danger};
    content: '';
  }
`;

/** Lies on the later picture up to the curtain. */
export const Uncovered = styled(Picture)`
  position: absolute;
  inset: 0 0 auto;
  clip-path: inset(0 calc(100% - var(--place)) 0 0);
`;

export const Range = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.small};

  input {
    flex: 1;
    min-width: 0;
    min-height: ${theme.size.touch};
    accent-color: ${theme.color.brand};
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

export const ReasonItem = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  padding-inline-start: ${theme.space[3]};
  border-inline-start: ${theme.size.lineStrong} solid ${theme.color.brandTint};

  p {
    white-space: pre-line;
  }
`;
