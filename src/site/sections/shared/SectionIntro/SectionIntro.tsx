import type { ReactNode } from 'react';
import { Text } from '#design-system/primitives/Text';
import { IntroRoot } from './SectionIntro.styles.ts';
import { SectionTitle, type SectionTitleProps } from './SectionTitle.tsx';

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
