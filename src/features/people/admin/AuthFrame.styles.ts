import styled from 'styled-components';
import { Spinner } from '#design-system/components/Spinner';
import { Waveform } from '#design-system/primitives/Waveform';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const AuthFrameRoot = styled.div`
  ${darkSurface}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 100dvh;
  padding: ${theme.space[8]} ${theme.space[4]};
  overflow: hidden;
  background: ${theme.color.surfaceDark};
`;

/** The waveform behind the card, over the whole screen; on a phone, as much of it as fits. */
export const Voice = styled(Waveform)`
  && {
    position: absolute;
    inset-block: 15%;
    inset-inline-start: 50%;
    width: max(100%, 60rem);
    max-width: none;
    height: 70%;
    transform: translateX(-50%);
    opacity: 0.3;
  }
`;

export const AuthCard = styled.main`
  ${lightSurface}
  position: relative;
  width: 100%;
  max-width: 28rem;
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

  &:focus {
    outline: none;
  }
  ${media.belowTablet} {
    padding: ${theme.space[6]};
  }
`;

/** Stands for a form that scripts bring: without them nothing is on its way, as the notice above says. */
export const Waiting = styled(Spinner)`
  ${media.noScript} {
    display: none;
  }
`;

export const Brand = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[6]};

  > p {
    color: ${theme.color.textMuted};
  }
`;

/** What to do in a browser that runs no script. */
export const Scriptless = styled.div`
  > * {
    margin-block-end: ${theme.space[6]};
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
`;

/** A landmark of its own, since it stands outside the card that is the main content. */
export const Back = styled.nav`
  position: relative;
`;
