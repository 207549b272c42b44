import { Stat as Figure, type StatProps } from '#design-system/components/Stat';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { SectionIntro } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Figures } from './StatsBand.styles.ts';

/** A figure worth showing before telling, already written as it is read: « 150+ », « 98 % ». */
export interface Stat {
  value: string;
  label: string;
}

export interface StatsBandProps {
  /** Les chiffres : quatre au plus. */
  stats: readonly Stat[];
  /** Le titre de la bande. */
  title?: string;
  /** La phrase d’accroche sous le titre. */
  lead?: string;
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
}

/** A row of figures in the display face, between hairlines. */
export function StatsBand({ stats, title, lead, tone = 'band' }: StatsBandProps) {
  return (
    <Section tone={tone} spacing="compact">
      {title && <SectionIntro title={title} lead={lead} />}
      <StatList stats={stats} />
    </Section>
  );
}

/** The figures alone, for a section that sets something else beside them. */
export function StatList({ stats, size }: Pick<StatsBandProps, 'stats'> & Pick<StatProps, 'size'>) {
  return (
    <Figures>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <Figure value={value} label={label} size={size} />
        </li>
      ))}
    </Figures>
  );
}
