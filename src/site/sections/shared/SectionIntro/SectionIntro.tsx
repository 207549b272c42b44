import type { ReactNode } from 'react';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { IntroRoot } from './SectionIntro.styles.ts';

export interface SectionIntroProps {
  title: string;
  lead?: string;
  /** `split` sets the lead beside the title on wide screens, `stacked` always under it. */
  layout?: 'split' | 'stacked';
  /** What stands under the lead: a link, a rating. */
  children?: ReactNode;
}

/** Title and opening lines of a section. */
export function SectionIntro({ title, lead, layout = 'split', children }: SectionIntroProps) {
  return (
    <IntroRoot data-layout={layout}>
      <Heading level={2}>{title}</Heading>
      {(lead || children) && (
        <div>
          {lead && (
            <Text size="lead" tone="muted" isMeasured>
              {lead}
            </Text>
          )}
          {children}
        </div>
      )}
    </IntroRoot>
  );
}
