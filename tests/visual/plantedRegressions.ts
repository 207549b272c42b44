import type { Regression } from '../plantRegression.ts';

/** Small mistakes in the source, of the kind that nobody sees and the pictures have to. */
export const plantedRegressions: Record<string, Regression> = {
  padding: {
    file: 'src/design-system/components/Button/Button.styles.ts',
    before: 'padding: ${theme.space[2]} ${theme.space[4]};',
    after: 'padding: ${theme.space[2]} calc(${theme.space[4]} + 1px);',
  },
  colour: { file: 'src/theme/tokens/palette.ts', before: "navy700: '#003A69'", after: "navy700: '#003F6E'" },
  weight: { file: 'src/theme/tokens/typography.ts', before: "semibold: '600'", after: "semibold: '500'" },
};
