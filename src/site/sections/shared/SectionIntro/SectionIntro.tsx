import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { IntroRoot, TitleRoot } from './SectionIntro.styles.ts';

interface SectionTitleProps {
  title: string;
  /** The plain word for the section, above a title that would rather be remembered: « Témoignages ». */
  eyebrow?: string;
  level?: 2 | 3;
  /** Its looks, where they differ from its level. */
  size?: HeadingProps['size'];
}

/** The title of a section, and above it what kind of section it is. */
export function SectionTitle({ title, eyebrow, level = 2, size }: SectionTitleProps) {
  const heading = (
    <Heading level={level} size={size}>
      {title}
    </Heading>
  );
  if (!eyebrow) return heading;
  return (
    <TitleRoot>
      <Text size="label" tone="accent">
        {eyebrow}
      </Text>
      {heading}
    </TitleRoot>
  );
}

export interface SectionIntroProps extends Pick<SectionTitleProps, 'title' | 'eyebrow'> {
  /** La phrase d’accroche sous le titre. */
  lead?: string;
  /**
   * `split` met la phrase à côté du titre sur un grand écran, `stacked` toujours dessous; `loud` sous un titre aussi grand que l’écran le
   * permet, une fois par page.
   */
  layout?: 'split' | 'stacked' | 'loud';
  /** Ce qui suit la phrase : un lien, une note. */
  children?: ReactNode;
}

/** Title and opening lines of a section. */
export function SectionIntro({ eyebrow, title, lead, layout = 'split', children }: SectionIntroProps) {
  return (
    <IntroRoot data-layout={layout}>
      <SectionTitle eyebrow={eyebrow} title={title} size={layout === 'loud' ? 'loud' : undefined} />
      {(lead || children) && (
        <div>
          {lead && (
            <Text size="lead" tone="muted" isMeasured>
              {lead}
            </Text>
          )}
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
        </div>
      )}
    </IntroRoot>
  );
}
