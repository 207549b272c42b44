import styled from 'styled-components';
import { TextArea } from '#design-system/forms/TextArea';
import { surfaceHeight } from '../RichTextField/RichTextField.styles.ts';

/** As high as the surface that it takes the place of; fifteen lines where the window is lower. */
export const WindowHigh = styled(TextArea)`
  min-height: ${surfaceHeight};
`;
