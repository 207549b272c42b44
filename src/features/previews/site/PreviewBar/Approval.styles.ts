import styled from 'styled-components';
import { Disclosure } from '#design-system/components/Disclosure';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Notice = styled.section`
  ${lightSurface}
  padding-block: ${theme.space[3]};
  background: ${theme.color.accentTint};
`;

/** Stays in sight while one reads, below the header, where the screen is high enough for both. */
export const ApprovalBar = styled.section`
  ${lightSurface}
  border-block-end: ${theme.size.lineStrong} solid ${theme.color.accent};
  background: ${theme.color.surface};

  ${media.tall} {
    position: sticky;
    inset-block-start: ${theme.size.header};
    z-index: ${theme.zIndex.raised};
    max-height: calc(100dvh - ${theme.size.header});
    overflow-y: auto;
  }
`;

/** The bar has lines of its own. */
export const Approve = styled(Disclosure)`
  border: 0;

  > summary {
    margin-inline: calc(-1 * ${theme.space[2]});
    padding: ${theme.space[2]};

    &:focus-visible {
      /* Within the bar, which cuts off what stands out of it, and clear of the words. */
      outline-offset: calc(-1 * ${theme.size.focusRing});
    }
  }
  > div {
    /* Clear of the ring around what opens it. */
    padding-block: ${theme.space[2]} ${theme.space[3]};
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-self: stretch;
  gap: ${theme.space[3]};
`;

export const Approved = styled.p`
  padding-block: ${theme.space[2]};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;
