import type { Regression } from '../plantRegression.ts';

/** A small mistake in the source, of the kind that nobody sees, and the stories in which it shows. */
export type Look = Regression & { stories: string };

/** In the styles of a piece, or in another file of its folder. */
function look(piece: string, before: string, after: string, end = 'styles.ts'): Look {
  const start = `src/design-system/${piece}/${piece.split('/').at(-1)}`;
  return { file: `${start}.${end}`, before, after, stories: `${start}.stories.tsx` };
}

const theme = (file: string, before: string, after: string): Look => ({
  file: `src/theme/${file}`,
  before,
  after,
  stories: 'src/design-system/components/Button/Button.stories.tsx',
});

const darker = (color: string) => `color-mix(in srgb, ${color} 99.4%, black)`;

const pixels: Record<string, Look> = {
  'pixel: padding of a button': look(
    'components/Button',
    'padding: ${theme.space[2]} ${theme.space[4]};',
    'padding: ${theme.space[2]} calc(${theme.space[4]} + 1px);',
  ),
  'pixel: padding of an alert': look(
    'components/Alert',
    'padding: ${theme.space[4]};',
    'padding: calc(${theme.space[4]} + 1px) ${theme.space[4]} ${theme.space[4]};',
  ),
  'pixel: height of a badge': look('components/Badge', 'padding: 0.125rem', 'padding: 0.1875rem'),
  'pixel: gap of the crumbs': look(
    'components/Breadcrumb',
    'column-gap: ${theme.space[2]};',
    'column-gap: 9px;',
  ),
  'pixel: corner of a card': look(
    'components/Card',
    'border-radius: ${theme.radius.card};',
    'border-radius: calc(${theme.radius.card} - 1px);',
  ),
  'pixel: line of the tabs': look('components/Tabs', 'inset 0 -1px 0', 'inset 0 -2px 0'),
  'pixel: line under the head of a table': look(
    'components/Table',
    'box-shadow: 0 1px 0 ${theme.color.border};',
    '',
  ),
  'pixel: gap of the pages': look('components/Pagination', 'gap: ${theme.space[1]};', 'gap: 5px;'),
  'pixel: size of an avatar': look('components/Avatar', 'width: ${theme.size.touch};', 'width: 43px;'),
  'pixel: height of a placeholder': look('components/Skeleton', 'height: 0.75em;', 'height: 13px;'),
  'pixel: padding of a tip': look(
    'components/Tooltip',
    'padding: ${theme.space[1]} ${theme.space[3]};',
    'padding: ${theme.space[1]} 13px;',
  ),
  'pixel: gap in a menu': look('components/Menu', 'gap: ${theme.space[3]};', 'gap: 13px;'),
  'pixel: box to tick': look('forms/Checkbox', 'width: ${theme.space[6]};', 'width: 23px;'),
  'pixel: gap between a label and its field': look('forms/Field', 'gap: ${theme.space[2]};', 'gap: 9px;'),
  'pixel: place of a magnifying glass': look(
    'forms/SearchInput',
    'inset-inline-start: ${theme.space[3]};',
    'inset-inline-start: 13px;',
  ),
};

const shades: Record<string, Look> = {
  'shade: ground of an alert': look(
    'components/Alert',
    'background: ${theme.color.brandFaint};',
    `background: ${darker('${theme.color.brandFaint}')};`,
  ),
  'shade: ground of a badge': look(
    'components/Badge',
    'background: ${theme.color.dangerTint};',
    `background: ${darker('${theme.color.dangerTint}')};`,
  ),
  'shade: ground of a card': look(
    'components/Card',
    'background: ${theme.color.surface};',
    `background: ${darker('${theme.color.surface}')};`,
  ),
  'shade: head of a table': look(
    'components/Table',
    'background: ${theme.color.brandFaint};',
    `background: ${darker('${theme.color.brandFaint}')};`,
  ),
  'shade: ground of a menu': look(
    'components/Menu',
    'background: ${theme.color.surface};',
    `background: ${darker('${theme.color.surface}')};`,
  ),
  'shade: placeholder': look(
    'components/Skeleton',
    'background: ${theme.color.brandTint};',
    `background: ${darker('${theme.color.brandTint}')};`,
  ),
  'shade: ground of a choice': look(
    'forms/RadioCards',
    'background: ${theme.color.surface};',
    `background: ${darker('${theme.color.surface}')};`,
  ),
  'shade: ground of the mistakes': look(
    'forms/FormErrorSummary',
    'background: ${theme.color.surface};',
    `background: ${darker('${theme.color.surface}')};`,
  ),
  'shade: band of a section': look(
    'primitives/Section',
    'background: ${theme.color.band};',
    `background: ${darker('${theme.color.band}')};`,
  ),
  'shade: the brand’s blue': theme('tokens/palette.ts', "navy700: '#003A69'", "navy700: '#003A6A'"),
};

const weights: Record<string, Look> = {
  'weight: bold text everywhere': theme('tokens/typography.ts', "semibold: '600'", "semibold: '590'"),
  'weight: badge': look('components/Badge', '${theme.weight.medium}', '${theme.weight.regular}'),
  'weight: tab': look('components/Tabs', '${theme.weight.semibold}', '${theme.weight.medium}'),
  'weight: segment': look(
    'components/SegmentedControl',
    '${theme.weight.semibold}',
    '${theme.weight.medium}',
  ),
  'weight: initials': look('components/Avatar', '${theme.weight.bold}', '${theme.weight.semibold}'),
  'weight: value of a slider': look('forms/Slider', '${theme.weight.bold}', '${theme.weight.semibold}'),
  'weight: label': look('forms/Field', '${theme.weight.semibold}', '${theme.weight.medium}'),
  'weight: largest heading': look('primitives/Heading', '${theme.weight.black}', '${theme.weight.bold}'),
};

const icons: Record<string, Look> = {
  'icon: alert': look('components/Alert', 'info: Info,', 'info: CircleAlert,', 'tsx'),
  'icon: next page': look('components/Pagination', 'icon={ChevronRight}', 'icon={ChevronLeft}', 'tsx'),
  'icon: toast': look('components/Toast', 'success: CircleCheck', 'success: Info', 'tsx'),
};

const noRing = '&:focus-visible { outline: none; }';

const rings: Record<string, Look> = {
  'ring: button': look('components/Button', '${focusRing}', noRing),
  'ring: box to tick': look('forms/Checkbox', '${focusRing}', noRing),
  'ring: field': {
    ...look(
      'forms/Field',
      'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
      'outline: none;',
    ),
    stories: 'src/design-system/forms/TextInput/TextInput.stories.tsx',
  },
  'ring: summary of mistakes': look(
    'forms/FormErrorSummary',
    'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
    'outline: none;',
  ),
};

/** Forty, each of one pixel, one shade, one weight, one icon or one lost ring. */
export const plantedRegressions: Record<string, Look> = {
  ...pixels,
  ...shades,
  ...weights,
  ...icons,
  ...rings,
};
