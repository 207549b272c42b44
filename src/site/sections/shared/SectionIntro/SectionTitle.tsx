import { Heading, type HeadingProps } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { TitleRoot } from './SectionIntro.styles.ts';

export interface SectionTitleProps {
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
