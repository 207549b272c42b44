import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Direction, List } from './Directions.styles.ts';
import type { DirectionsContent } from './directions.section.ts';

/** Where someone who is lost may have wanted to go. */
export function Directions({ title, directions }: DirectionsContent) {
  return (
    <Section>
      <Heading level={2}>{title}</Heading>
      <List>
        {directions.map(({ label, description, to }) => (
          <li key={to}>
            <Direction to={to}>
              <strong>{label}</strong>
              <span>{description}</span>
            </Direction>
          </li>
        ))}
      </List>
    </Section>
  );
}
