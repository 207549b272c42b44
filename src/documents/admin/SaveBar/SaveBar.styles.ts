import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';
import { IconButton } from '#design-system/components/IconButton';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { editorBarHeight } from '../editorBarHeight.ts';

/**
 * The last of its screen, so that whoever has written comes to it; it is in sight all the time: at the bottom on phones, below the
 * header where there is room. Where so little of the screen would be left (a phone on its side, a zoom), it stands below the form.
 */
export const BarRoot = styled.section`
  container: save-bar / inline-size;
  z-index: ${theme.zIndex.raised};
  padding: ${theme.space[1]} ${theme.space[6]};
  margin-inline: calc(-1 * ${theme.space[6]});
  border-block: 1px solid ${theme.color.border};
  background: ${theme.color.page};

  ${media.belowTablet} {
    padding-inline: ${theme.space[4]};
    margin-inline: calc(-1 * ${theme.space[4]});
  }
  ${media.belowLaptop} {
    border-block-end: 0;
  }
  ${media.tall} {
    ${media.belowLaptop} {
      position: sticky;
      inset-block-end: var(--keyboard, 0);
      padding-block-end: max(${theme.space[2]}, env(safe-area-inset-bottom));
    }
  }
  ${media.narrowest} {
    && {
      position: static;
    }
  }
  ${media.laptop} {
    order: -1;
    position: sticky;
    inset-block-start: var(--sticky-top, ${headerHeight});
    min-height: ${editorBarHeight};
    border-block-start: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]} ${theme.space[2]};
`;

/** « En ligne · modifié il y a 2 min · enregistré ». */
export const State = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: baseline;
  min-width: 0;
  font-size: ${theme.text.small};
  color: ${theme.color.textMuted};

  > strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }
  && > * {
    display: inline-block;
  }
  > button {
    margin-inline-start: ${theme.space[2]};
  }
  > :has(+ :not(:empty, button))::after {
    content: '\\00A0·\\00A0';
  }
  /* Within a line, it begins no sentence. */
  > output:not(:has(a)) {
    text-transform: lowercase;
  }
`;

/** Where the cards stand beside the text, they are in sight. */
export const Settings = styled(IconButton)`
  ${media.laptop} {
    display: none;
  }
`;

/** In a row of 375 px; with longer words in two. */
export const Acts = styled.div`
  display: flex;
  flex: 0 1 auto;
  gap: ${theme.space[1]};
  min-width: 0;

  > * {
    flex: none;
    padding-inline: ${theme.space[2]};
  }
  > [data-variant='primary'] {
    padding-inline: ${theme.space[3]};
  }
  @container save-bar (max-width: 30rem) {
    flex: 1 1 100%;
    flex-wrap: wrap;

    > * {
      flex: 1 1 auto;
      padding-inline: ${theme.space[1]};
      font-size: 0.9375rem;
    }
    > [data-variant='primary'] {
      flex: 100 1 auto;
      padding-inline: ${theme.space[2]};
    }
    /* With « Réglages », five in a row: « Plus » needs no arrow to be told from the others. */
    &:has(> ${Settings}) {
      > * {
        font-size: ${theme.text.small};
      }
      > [data-variant='primary'] {
        padding-inline: ${theme.space[1]};
      }
      > [aria-haspopup] > :is(svg, :has(svg)) {
        display: none;
      }
    }
  }
`;
