import type { Regression } from '../plantRegression.ts';

/** A barrier for somebody, where it stands, and what a test of these stories has to say. */
export type Barrier = Regression & {
  stories: string;
  says: RegExp;
  /** The settings under which it is one. */
  project?: 'storybook' | 'forced-colors' | 'text-200';
};

const components = 'src/design-system/components';
const forms = 'src/design-system/forms';

const storiesOf = (folder: string) => `${folder}/${folder.split('/').at(-1)}.stories.tsx`;

const ring = '${focusRing}';
const noRing = '&:focus-visible { outline: none; }';

const noOutline = /focused, has no outline/;

/** What takes the focus no longer shows it, or hardly. */
const focus: Record<string, Barrier> = {
  'focus: button without a ring': {
    file: `${components}/Button/Button.styles.ts`,
    before: ring,
    after: noRing,
    stories: storiesOf(`${components}/Button`),
    says: noOutline,
  },
  'focus: link without a ring': {
    file: `${components}/TextLink/TextLink.styles.ts`,
    before: ring,
    after: noRing,
    stories: storiesOf(`${components}/TextLink`),
    says: noOutline,
  },
  'focus: tab without a ring': {
    file: `${components}/Tabs/Tabs.styles.ts`,
    before: 'outline-offset: calc(-1 * ${theme.size.focusRing});',
    after: 'outline: 0;',
    stories: storiesOf(`${components}/Tabs`),
    says: noOutline,
  },
  'focus: field without a ring': {
    file: `${forms}/Field/Field.styles.ts`,
    before: 'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
    after: 'outline: none;',
    stories: storiesOf(`${forms}/TextInput`),
    says: noOutline,
  },
  'focus: checkbox without a ring': {
    file: `${forms}/Checkbox/Checkbox.styles.ts`,
    before: ring,
    after: noRing,
    stories: storiesOf(`${forms}/Checkbox`),
    says: noOutline,
  },
  'focus: card of a choice without a ring': {
    file: `${forms}/RadioCards/RadioCards.styles.ts`,
    before: 'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
    after: 'box-shadow: none;',
    stories: storiesOf(`${forms}/RadioCards`),
    says: noOutline,
  },
  'focus: slider with a ring of 1 px': {
    file: `${forms}/Slider/Slider.styles.ts`,
    before: 'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
    after: 'outline: 1px solid ${theme.color.focus};',
    stories: storiesOf(`${forms}/Slider`),
    says: /has an outline of 1px/,
  },
  'focus: pale ring on light surfaces': {
    file: 'src/theme/tokens/color.ts',
    before: 'focus: palette.navy500',
    after: 'focus: palette.navy100',
    stories: storiesOf(`${components}/Menu`),
    says: /outline of contrast/,
  },
  'focus: ring of a toast on the page': {
    file: `${components}/Toast/Toast.styles.ts`,
    before: 'outline-offset: calc(-1 * ${theme.size.focusRing});',
    after: 'outline-offset: ${theme.size.lineStrong};',
    stories: storiesOf(`${components}/Toast`),
    says: /outline of contrast/,
  },
  'focus: ring lost on a filled tab': {
    file: `${components}/Tabs/Tabs.styles.ts`,
    before: '--focus-color: ${surface.onStrong};',
    after: '',
    stories: storiesOf(`${components}/Tabs`),
    says: /outline of contrast/,
  },
  'focus: link past the navigation without a ring': {
    file: 'src/design-system/primitives/SkipLink/SkipLink.styles.ts',
    before: '&:not(:focus) {',
    after: `${noRing} &:not(:focus) {`,
    stories: storiesOf('src/design-system/primitives/SkipLink'),
    says: noOutline,
  },
  'focus: highlight of a menu gone': {
    file: `${components}/Menu/Menu.styles.ts`,
    before: `outline: \${theme.size.lineStrong} solid transparent;
    background: \${theme.color.brandTint};`,
    after: 'outline: none;',
    stories: storiesOf(`${components}/Menu`),
    says: /reached by the keys/,
  },
  'focus: highlight of a list invisible': {
    file: `${forms}/Select/Select.styles.ts`,
    before: 'background: ${theme.color.brandTint};',
    after: '',
    stories: storiesOf(`${forms}/Select`),
    says: /reached by the keys/,
  },
  'focus: footer link without a ring': {
    file: 'src/site/layout/Footer/Footer.styles.ts',
    before: ring,
    after: noRing,
    stories: storiesOf('src/site/layout/Footer'),
    says: noOutline,
  },
};

/** Under the pointer, words fade or what is needed appears for it alone. */
const hovering: Record<string, Barrier> = {
  'hover: dark words on a dark button': {
    file: `${components}/Button/Button.styles.ts`,
    before: 'background: ${theme.color.accentHover};',
    after: 'background: ${theme.color.brand};',
    stories: storiesOf(`${components}/Button`),
    says: /has a contrast of .*, hovered/,
  },
  'hover: pale link': {
    file: `${components}/TextLink/TextLink.styles.ts`,
    before: `&:hover {
      color: \${surface.text};`,
    after: '&:hover { color: ${theme.color.brandSoft};',
    stories: storiesOf(`${components}/TextLink`),
    says: /has a contrast of .*, hovered/,
  },
  'hover: pale tab': {
    file: `${components}/Tabs/Tabs.styles.ts`,
    before: `&:hover {
      color: \${surface.text};`,
    after: '&:hover { color: ${theme.color.brandSoft};',
    stories: storiesOf(`${components}/Tabs`),
    says: /has a contrast of .*, hovered/,
  },
  'hover: link of the footer fades': {
    file: 'src/site/layout/Footer/Footer.styles.ts',
    before: `&:hover {
      color: \${surface.text};`,
    after: '&:hover { color: ${theme.color.brandAccent};',
    stories: storiesOf('src/site/layout/Footer'),
    says: /has a contrast of .*, hovered/,
  },
  'hover: segment with pale words': {
    file: `${components}/SegmentedControl/SegmentedControl.styles.ts`,
    before: `background: \${surface.tint};
      color: \${surface.text};`,
    after: 'background: ${surface.tint}; color: ${theme.color.brandSoft};',
    stories: storiesOf(`${components}/SegmentedControl`),
    says: /has a contrast of .*, hovered/,
  },
  'hover: closing a toast by the pointer alone': {
    file: `${components}/Toast/Toast.styles.ts`,
    before: 'export const Close = styled(Toast.Close)`',
    after: 'export const Close = styled(Toast.Close)`opacity: 0; ${media.hover} { &:hover { opacity: 1; } }',
    stories: storiesOf(`${components}/Toast`),
    says: /shown by hovering alone|focused, has no outline/,
  },
  'hover: help of a field by the pointer alone': {
    file: `${forms}/Field/Field.styles.ts`,
    before: 'export const Description = styled(Field.Description)`',
    after: 'export const Description = styled(Field.Description)`opacity: 0; &:hover { opacity: 1; }',
    stories: storiesOf(`${forms}/Field`),
    says: /shown by hovering alone/,
  },
};

/** Where the system chooses the colours, or text is twice as large on a phone, or nothing may move. */
const settings: Record<string, Barrier> = {
  'forced colours: chosen tab like the rest': {
    file: `${components}/Tabs/Tabs.styles.ts`,
    before: `forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;`,
    after: 'border-color: transparent;',
    stories: storiesOf(`${components}/Tabs`),
    project: 'forced-colors',
    says: /under forced colours/,
  },
  'forced colours: chosen segment like the rest': {
    file: `${components}/SegmentedControl/SegmentedControl.styles.ts`,
    before: `forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;`,
    // Without the frame that every pressed button has then.
    after: '&:not(:focus-visible) { outline: none; }',
    stories: storiesOf(`${components}/SegmentedControl`),
    project: 'forced-colors',
    says: /under forced colours/,
  },
  'forced colours: ring by a shadow alone': {
    file: 'src/theme/focusRing.ts',
    before: 'outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});',
    after: 'outline: none; box-shadow: 0 0 0 3px ${theme.color.focus};',
    stories: storiesOf(`${components}/IconButton`),
    project: 'forced-colors',
    says: noOutline,
  },
  'forced colours: frame of what is current instead of its ring': {
    file: 'src/theme/GlobalStyle.ts',
    before: ', :focus-visible)) {',
    after: ')) {',
    stories: storiesOf('src/admin/articles/VersionList'),
    project: 'forced-colors',
    says: noOutline,
  },
  'forced colours: highlight of a menu gone': {
    file: `${components}/Menu/Menu.styles.ts`,
    before: 'outline: ${theme.size.lineStrong} solid transparent;',
    after: '',
    stories: storiesOf(`${components}/Menu`),
    project: 'forced-colors',
    says: /reached by the keys/,
  },
  'large text: button on one line': {
    file: `${components}/Button/Button.styles.ts`,
    before: `max-width: 100%;
  overflow-wrap: anywhere;`,
    after: 'white-space: nowrap;',
    stories: storiesOf('src/site/sections/shared/CallToAction'),
    project: 'text-200',
    says: /leaves|too wide/,
  },
  'large text: card cut off': {
    file: `${components}/Card/Card.styles.ts`,
    before: `min-width: 0;
  overflow: hidden;`,
    after: 'min-width: 0; max-height: 9rem; overflow: hidden;',
    stories: storiesOf(`${components}/Card`),
    project: 'text-200',
    says: /leaves/,
  },
  'large text: alert cut off': {
    file: `${components}/Alert/Alert.styles.ts`,
    before: 'export const Body = styled.div`',
    after: 'export const Body = styled.div`max-height: 40px; overflow: hidden;',
    stories: storiesOf(`${components}/Alert`),
    project: 'text-200',
    says: /leaves/,
  },
  'large text: headings that don’t break': {
    file: 'src/theme/GlobalStyle.ts',
    before: 'h1, h2, h3, h4, p, li, dt, dd, legend, figcaption { overflow-wrap: anywhere; }',
    after: 'h1, h2, h3, h4 { overflow-wrap: normal; white-space: nowrap; }',
    stories: storiesOf('src/site/sections/shared/PageHero'),
    project: 'text-200',
    says: /leaves|too wide/,
  },
  'large text: table as wide as a screen': {
    file: `${components}/Table/Table.styles.ts`,
    before: 'overflow-x: auto;',
    after: 'overflow-x: hidden;',
    stories: storiesOf(`${components}/Table`),
    project: 'text-200',
    says: /leaves|too wide/,
  },
  'large text: footer in three columns': {
    file: 'src/site/layout/Footer/Footer.styles.ts',
    before: 'max-width: 100%;',
    after: 'min-width: 24rem;',
    stories: storiesOf('src/site/layout/Footer'),
    project: 'text-200',
    says: /leaves|too wide/,
  },
  'less motion: everything moves': {
    file: 'src/theme/GlobalStyle.ts',
    before: 'transition-duration: 0.01ms !important;',
    after: '',
    stories: storiesOf(`${components}/Button`),
    project: 'text-200',
    says: /moves for/,
  },
  'less motion: half a second': {
    file: 'src/theme/GlobalStyle.ts',
    before: 'transition-duration: 0.01ms !important;',
    after: 'transition-duration: 500ms !important;',
    stories: storiesOf(`${components}/Card`),
    project: 'text-200',
    says: /moves for/,
  },
  'less motion: the button insists': {
    file: `${components}/Button/Button.styles.ts`,
    before: 'cursor: pointer;\n  transition:',
    after: 'cursor: pointer;\n  && { transition-duration: 300ms !important; }\n  transition:',
    stories: storiesOf(`${components}/EmptyState`),
    project: 'text-200',
    says: /moves for/,
  },
};

const completes = /completes « /;

/** The browser no longer knows what a field asks for, or a button no longer does what it says. */
const fields: Record<string, Barrier> = {
  'fields: e-mail of the contact form not completed': {
    file: 'src/site/sections/contact/ContactMessage/ContactForm.tsx',
    before: 'type="email" autoComplete="email"',
    after: 'type="email" autoComplete="off"',
    stories: storiesOf('src/site/sections/contact/ContactMessage'),
    says: completes,
  },
  'fields: first name of the contact form not completed': {
    file: 'src/site/sections/contact/ContactMessage/ContactForm.tsx',
    before: ' autoComplete="given-name"',
    after: '',
    stories: storiesOf('src/site/sections/contact/ContactMessage'),
    says: completes,
  },
  'fields: sign-in without the account’s name': {
    file: 'src/admin/layout/SignInForm/SignInForm.tsx',
    before: ' autoComplete="username"',
    after: '',
    stories: storiesOf('src/admin/layout/SignInForm'),
    says: completes,
  },
  'fields: new password taken for the current one': {
    file: 'src/admin/profile/PasswordForm/PasswordForm.tsx',
    before: `autoComplete="new-password" {...register('confirmation')}`,
    after: `autoComplete="current-password" {...register('confirmation')}`,
    stories: storiesOf('src/admin/profile/PasswordForm'),
    says: completes,
  },
  'fields: upload button that opens nothing': {
    file: 'src/admin/layout/media/UploadButton/UploadButton.tsx',
    before: 'onClick={() => picker.current?.click()}',
    after: 'onClick={() => picker.current?.focus()}',
    stories: 'src/admin/media/MediaPage/MediaPage.stories.tsx',
    says: /opens no choice of files/,
  },
  'axe: label that names nothing': {
    file: `${forms}/Field/Field.tsx`,
    before: '<Label>{label}</Label>',
    after: '<span>{label}</span>',
    stories: storiesOf(`${forms}/TextArea`),
    says: /label|accessible name/i,
  },
  'fields: mistake that nobody hears of': {
    file: `${forms}/RadioCards/RadioCards.tsx`,
    before: 'aria-describedby={error && errorId}',
    after: '',
    stories: storiesOf(`${forms}/RadioCards`),
    says: /nothing says why|accessible description/,
  },
};

const colorAlone = /no icon|isn’t underlined/;

/** What colour alone says. */
const colors: Record<string, Barrier> = {
  'colour alone: alert': {
    file: `${components}/Alert/Alert.tsx`,
    before: '<Icon icon={icons[tone]} size="large" />',
    after: '',
    stories: storiesOf(`${components}/Alert`),
    says: colorAlone,
  },
  'colour alone: toast': {
    file: `${components}/Toast/Toast.tsx`,
    before: '<Icon icon={icons[variant]} size="large" />',
    after: '',
    stories: storiesOf(`${components}/Toast`),
    says: colorAlone,
  },
  'colour alone: mistake in a field': {
    file: `${forms}/Field/Field.tsx`,
    before: '<Icon icon={CircleAlert} />',
    after: '',
    stories: storiesOf('src/admin/layout/SignInForm'),
    says: colorAlone,
  },
  'colour alone: mistake in a choice': {
    file: `${forms}/RadioCards/RadioCards.tsx`,
    before: '<Icon icon={CircleAlert} />',
    after: '',
    stories: storiesOf(`${forms}/RadioCards`),
    says: colorAlone,
  },
  'colour alone: link in a text': {
    file: `${components}/TextLink/TextLink.styles.ts`,
    before: `text-decoration-line: underline;
  text-decoration-thickness: 1px;`,
    after: 'text-decoration-line: none;',
    stories: storiesOf(`${components}/TextLink`),
    says: colorAlone,
  },
  'colour alone: link in an article': {
    file: 'src/theme/GlobalStyle.ts',
    before: 'a { color: ${surface.link};',
    after: 'a { text-decoration-line: none; color: ${surface.link};',
    stories: storiesOf(`${components}/Markdown`),
    says: colorAlone,
  },
};

const otherTree = /Snapshot .* mismatched|Unable to find/;

/** What assistive technology gets is no longer what was looked at. */
const tree: Record<string, Barrier> = {
  'tree: links of the footer in no navigation': {
    file: 'src/site/layout/Footer/Footer.tsx',
    before: '<nav aria-label={title}>',
    after: '<nav aria-label={title} role="presentation">',
    stories: storiesOf('src/site/layout/Footer'),
    // axe stops first.
    says: /presentational/,
  },
  'tree: result that nobody announces': {
    file: 'src/site/sections/home/RoiCalculator/RoiOutcome.tsx',
    before: '<VisuallyHidden as="output">',
    after: '<VisuallyHidden>',
    stories: storiesOf('src/site/pages/HomePage'),
    says: otherTree,
  },
  'tree: decoration with a name': {
    file: 'src/design-system/primitives/Waveform/Waveform.tsx',
    before: 'aria-hidden',
    after: 'role="img" aria-label="Onde"',
    stories: storiesOf('src/site/pages/AboutPage'),
    says: otherTree,
  },
  'tree: main navigation without its name': {
    file: 'src/site/layout/Header/Header.tsx',
    before: '<Navigation aria-label="Navigation principale">',
    after: '<Navigation>',
    stories: storiesOf('src/site/layout/Header'),
    says: otherTree,
  },
  'tree: current page not said': {
    file: 'src/site/layout/Header/Header.tsx',
    before: "aria-current={isActiveLink(pathname, to) ? 'page' : undefined}",
    after: '',
    stories: storiesOf('src/site/layout/SiteLayout'),
    says: otherTree,
  },
  'tree: chosen step not said': {
    file: 'src/site/sections/home/Method/Method.tsx',
    before: 'aria-pressed={index === active}',
    after: '',
    stories: storiesOf('src/site/pages/HomePage'),
    says: otherTree,
  },
  'tree: headings that are none': {
    file: 'src/site/layout/Footer/Footer.styles.ts',
    before: 'styled.h2`',
    after: 'styled.div`',
    stories: storiesOf('src/site/layout/Footer'),
    says: otherTree,
  },
  'tree: menu of the back-office that opens unheard': {
    file: 'src/admin/layout/AdminHeader/AdminHeader.tsx',
    before: 'aria-expanded={isPhone ? isDrawerOpen : isOpen}',
    after: '',
    stories: 'src/admin/articles/ArticleListPage/ArticleListPage.stories.tsx',
    says: otherTree,
  },
  'tree: navigation of the back-office without its name': {
    file: 'src/admin/layout/Sidebar/Sidebar.tsx',
    before: '<Navigation aria-label="Administration">',
    after: '<Navigation>',
    stories: storiesOf('src/admin/layout/AdminLayout'),
    says: otherTree,
  },
  'tree: required field not said': {
    file: 'src/site/sections/contact/ContactMessage/ContactForm.tsx',
    before: 'label="Message" isRequired',
    after: 'label="Message"',
    stories: storiesOf('src/site/pages/ContactPage'),
    says: otherTree,
  },
  'tree: crumbs in no navigation': {
    file: `${components}/Breadcrumb/Breadcrumb.tsx`,
    before: 'aria-label="Fil d’Ariane"',
    after: 'role="presentation"',
    stories: storiesOf('src/site/pages/BlogArticlePage'),
    says: otherTree,
  },
};

/** What axe and the plays see. */
const standard: Record<string, Barrier> = {
  'axe: button without a name': {
    file: `${components}/IconButton/IconButton.tsx`,
    before: 'aria-label={label}',
    after: '',
    stories: storiesOf(`${components}/IconButton`),
    says: /discernible text|accessible name|button-name|Unable to find/i,
  },
  'axe: muted text too pale': {
    file: 'src/theme/tokens/color.ts',
    before: 'textMuted: palette.slate700',
    after: 'textMuted: palette.navy300',
    stories: storiesOf('src/design-system/primitives/Text'),
    says: /contrast/i,
  },
  'axe: pressed by the keys, nothing happens': {
    file: `${components}/Disclosure/Disclosure.styles.ts`,
    before: 'styled.summary`',
    after: 'styled.div`',
    stories: storiesOf(`${components}/Disclosure`),
    says: /Unable to find|toHaveFocus|toBeVisible|focus|open|details/i,
  },
  'axe: dialog without a name': {
    file: `${components}/Dialog/Dialog.tsx`,
    before: '<Title>{title}</Title>',
    after: '<div>{title}</div>',
    stories: storiesOf(`${components}/Dialog`),
    says: /Unable to find|name/i,
  },
  'axe: table without a name': {
    file: `${components}/Table/Table.tsx`,
    before: '<Caption data-visible={isCaptionVisible || undefined}>{caption}</Caption>',
    after: '',
    stories: storiesOf(`${components}/Table`),
    says: /Unable to find|name/i,
  },
  'axe: small target': {
    file: `${components}/Button/Button.styles.ts`,
    before: "&[data-size='small'] {",
    after:
      "&[data-size='small'] { && { min-height: 0; width: 12px; height: 12px; padding: 0; font-size: 8px; }",
    stories: storiesOf(`${components}/Pagination`),
    says: /target/i,
  },
};

/** Sixty barriers, of every kind that the stories are checked for. */
export const plantedBarriers: Record<string, Barrier> = {
  ...focus,
  ...hovering,
  ...settings,
  ...fields,
  ...colors,
  ...tree,
  ...standard,
};
