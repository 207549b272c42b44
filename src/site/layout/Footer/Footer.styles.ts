import styled from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const FooterRoot = styled.footer`
  ${darkSurface}
  position: relative;
  overflow: hidden;
  padding-block: ${theme.space[16]} ${theme.space[8]};
  background: ${theme.color.surfaceDark};

  /* What paper keeps of it is how to reach the company. */
  ${media.print} {
    padding-block: ${theme.space[8]} 0;

    :is(nav, form, svg) {
      display: none;
    }
  }
`;

/** Hangs from the upper edge, half above it: the page above ends as a sound that fades. */
export const Crest = styled(Waveform)`
  position: absolute;
  inset-inline-start: 0;
  inset-block-start: calc(-0.5 * ${theme.space[12]});
  width: max(100%, ${theme.size.content});
  max-width: none;
  color: ${theme.color.borderOnDark};
`;

export const Brand = styled.div`
  ${columns({ gap: 4 })}
  margin-block-end: ${theme.space[12]};

  ${media.tablet} {
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[6]} ${theme.space[12]};
    margin-block-end: ${theme.space[16]};
  }
  ${media.laptop} {
    grid-template-columns: fit-content(33%) minmax(0, 1fr) minmax(0, 22rem);
  }
`;

/** Leads to the search as a link does, with or without scripts. */
export const SearchForm = styled.form`
  display: flex;
  gap: ${theme.space[2]};
  max-width: 26rem;

  > * {
    min-height: ${theme.size.touch};
    border: 1px solid ${surface.borderControl};
    border-radius: ${theme.radius.control};
    padding-inline: ${theme.space[3]};
    background: none;
    color: inherit;
    font: inherit;
  }
  input {
    flex: 1;
    min-width: 0;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
    width: 100%;
  }
  ${media.laptop} {
    grid-column: auto;
  }
`;

export const Tagline = styled.p`
  max-width: 34rem;
  color: ${surface.textMuted};
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.snug};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr);
  }
`;

export const GroupTitle = styled.h2`
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.text.body};
  letter-spacing: ${theme.tracking.normal};
`;

export const FootLink = styled.a`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${theme.size.controlDense};
  border-radius: ${theme.space[1]};
  color: ${surface.textMuted};
  text-decoration: none;

  ${media.belowTablet} {
    min-height: ${theme.size.touch};
  }
  ${media.hover} {
    &:hover {
      color: ${surface.text};
      text-decoration: underline;
    }
  }
`;

export const Contact = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  grid-column: 1 / -1;

  address {
    margin-block-end: ${theme.space[2]};
    color: ${surface.textMuted};
    font-style: normal;
  }
  ${media.laptop} {
    grid-column: auto;
  }
`;

export const Hours = styled.dl`
  width: 100%;
  max-width: 22rem;
  margin-block-start: ${theme.space[3]};
  font-size: ${theme.text.small};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[2]};
  }
  dt {
    color: ${surface.textMuted};
  }
`;

/** Hours of a day near by, which stand out from those of every week. */
export const ExceptionRow = styled.div`
  font-weight: ${theme.weight.semibold};

  && dt {
    color: ${surface.text};
  }
  dd {
    white-space: nowrap;
  }
`;

export const Socials = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-block-start: ${theme.space[2]};
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  margin-block-start: ${theme.space[12]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[4]};
  font-size: ${theme.text.small};
`;

export const Copyright = styled.p`
  flex: 1 0 auto;
  max-width: 100%;
  padding-block: ${theme.space[2]};
`;
