import type { Plugin } from 'vite';

/** Small mistakes in the source, of the kind that nobody sees and the pictures have to. */
export const plantedRegressions = {
  padding: {
    file: 'src/design-system/components/Button/Button.styles.ts',
    before: 'padding: ${theme.space[2]} ${theme.space[4]};',
    after: 'padding: ${theme.space[2]} calc(${theme.space[4]} + 1px);',
  },
  colour: { file: 'src/theme/tokens/palette.ts', before: "navy700: '#003A69'", after: "navy700: '#003F6E'" },
  weight: { file: 'src/theme/tokens/typography.ts', before: "semibold: '600'", after: "semibold: '500'" },
} as const;

/** Plants one of them in what the browser gets; the files stay as they are. */
export function plantRegression(name: string): Plugin {
  const { file, before, after } = plantedRegressions[name as keyof typeof plantedRegressions];
  return {
    name: 'plant-regression',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!code.includes(before)) throw new Error(`${file} no longer holds "${before}": plant it anew.`);
      return { code: code.replace(before, after), map: null };
    },
  };
}
