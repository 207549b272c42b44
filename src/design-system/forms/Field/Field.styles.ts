import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[2]};

  > :not(:first-child, [aria-hidden]) {
    margin-inline-start: auto;
  }
`;

/** Label of a control, legend of a group. */
export const labelStyle = css`
  color: ${surface.text};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

export const Label = styled.label`
  ${labelStyle}
`;

export const RequiredMark = styled.span`
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.regular};
  line-height: ${theme.leading.snug};
`;

export const descriptionStyle = css`
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  line-height: 1.5;
`;

export const Description = styled.p`
  ${descriptionStyle}
`;

export const errorStyle = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  color: ${theme.color.danger};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  line-height: 1.5;
`;

export const ErrorMessage = styled.div`
  ${errorStyle}
`;

/** The box of every control: text, list, colour. 44 px high, and 16 px text so that iOS doesn't zoom in. */
export const controlStyle = css`
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.borderControl};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.text.body};
  line-height: 1.5;
  transition: border-color ${theme.motion.quick} ${theme.motion.ease};

  &::placeholder {
    color: ${theme.color.borderControl};
    opacity: 1;
  }
  &:focus-visible {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: 0;
    border-color: var(--focus-color, ${theme.color.focus});
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.band};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
  &:is(input, textarea):read-only:not(:disabled) {
    background: ${theme.color.brandFaint};
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: ${theme.color.text};
    }
  }
`;
