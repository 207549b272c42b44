export { CustomControl, type ControlTies, Field, useControlTies, type FieldProps } from './Field.tsx';
export { controlStyle, descriptionStyle, errorStyle, labelStyle } from './Field.styles.ts';
