import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { errorStyle, labelStyle } from '../Field/index.ts';

export const RadioCardsRoot = styled.fieldset`
  min-width: 0;
`;

export const Legend = styled.legend`
  ${labelStyle}
  margin-block-end: ${theme.space[2]};
  padding: 0;
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[3]};
`;

export const CardLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[4]};
  border: ${theme.size.lineStrong} solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  cursor: pointer;
  transition: border-color ${theme.motion.quick} ${theme.motion.ease};

  > input {
    flex-shrink: 0;
    width: ${theme.size.iconLarge};
    height: ${theme.size.iconLarge};
    accent-color: ${theme.color.brand};
  }
  strong,
  small {
    display: block;
    line-height: 1.5;
  }
  strong {
    font-weight: ${theme.weight.semibold};
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandFaint};
  }
  [data-invalid] & {
    border-color: ${theme.color.danger};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: ${theme.size.lineStrong};

    > input {
      outline: none;
    }
  }
  &:has(:disabled) {
    background: ${theme.color.band};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled, :checked)) {
      border-color: ${theme.color.borderControl};
    }
  }
`;

export const RadioError = styled.p`
  ${errorStyle}
  margin-block-start: ${theme.space[2]};
`;
