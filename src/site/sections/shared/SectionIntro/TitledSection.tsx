import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { SectionIntro, type SectionIntroProps } from './SectionIntro.tsx';

export type TitledSectionProps = Pick<SectionProps, 'tone' | 'spacing' | 'id'> &
  Omit<SectionIntroProps, 'children'> & {
    /** Ce qui suit la phrase d’accroche : un lien, une note. */
    aside?: ReactNode;
    children: ReactNode;
  };

/** A band of a page that opens with its title and opening lines. */
export const TitledSection = ({ tone, spacing, id, aside, children, ...intro }: TitledSectionProps) => (
  <Section tone={tone} spacing={spacing} id={id}>
    <SectionIntro {...intro}>{aside}</SectionIntro>
    {children}
  </Section>
);
