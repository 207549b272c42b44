import type { ReactNode } from 'react';
import { Text } from '#design-system/primitives/Text';
import { IntroRoot } from './SectionIntro.styles.ts';
import { SectionTitle, type SectionTitleProps } from './SectionTitle.tsx';

export interface SectionIntroProps extends Pick<SectionTitleProps, 'title' | 'eyebrow'> {
  lead?: string;
  /**
   * `split` sets the lead beside the title on wide screens, `stacked` always under it; `loud` under a title as large as the screen
   * allows, once a page.
   */
  layout?: 'split' | 'stacked' | 'loud';
  /** What stands under the lead: a link, a rating. */
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
