import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const PanelRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};
  color: ${theme.color.text};
  font-family: ${theme.font.body};
  line-height: ${theme.leading.body};

  pre {
    max-width: 40rem;
    margin-block: ${theme.space[1]} 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: ${theme.text.small};
  }

  th[scope='row'],
  td:last-child {
    white-space: nowrap;
  }

  td {
    min-width: 8rem;
    vertical-align: top;
  }

  td ul {
    padding-inline-start: 0;
    list-style: none;
  }
`;

export const PanelSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

export const PictureList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    justify-items: start;
    gap: ${theme.space[1]};
  }
`;

export const PictureLink = styled.a`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.link};
  font-size: ${theme.text.small};

  img {
    width: auto;
    max-width: 15rem;
    max-height: 10rem;
    border: ${theme.size.line} solid ${theme.color.border};

    ${media.narrowest} {
      max-width: 100%;
    }
  }
`;

export const CriterionList = styled.ul`
  columns: 18rem;
  column-gap: ${theme.space[6]};
  padding: 0;
  font-size: ${theme.text.small};
  list-style: none;

  li {
    break-inside: avoid;
  }
`;
