import { Stat as Figure, type StatProps } from '#design-system/components/Stat';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
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
  title: string;
}

/** A row of figures in the display face, between hairlines. */
export function StatsBand({ stats, title }: StatsBandProps) {
  return (
    <TitledSection tone="band" spacing="compact" title={title}>
      <StatList stats={stats} />
    </TitledSection>
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
