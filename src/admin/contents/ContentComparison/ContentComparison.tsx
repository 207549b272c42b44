import { WordDifference } from '#admin/publishing/WordDifference/WordDifference.tsx';
import { Text } from '#design-system/primitives/Text';
import type { EditableSection } from '#site/contents/section.ts';
import { type ContentPart, listParts } from '#site/contents/contentParts.ts';
import { Parts } from './ContentComparison.styles.ts';

export interface ContentComparisonProps {
  section: EditableSection;
  /** The earlier content. */
  before: unknown;
  after: unknown;
}

/** Two contents of a section: each part that differs, word by word. */
export function ContentComparison({ section: { schema }, before, after }: ContentComparisonProps) {
  const differing = differences(listParts(schema, before), listParts(schema, after));
  if (differing.length === 0) return <Text tone="muted">Les deux textes sont les mêmes.</Text>;
  return (
    <Parts>
      {differing.map(({ path, label, one, other }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd>
            <WordDifference before={one} after={other} />
          </dd>
        </div>
      ))}
    </Parts>
  );
}

/** The parts of which the two say something else, or that only one of them has. */
function differences(before: readonly ContentPart[], after: readonly ContentPart[]) {
  const earlier = new Map(before.map((part) => [part.path, part]));
  const later = new Map(after.map((part) => [part.path, part]));
  return [...new Map([...earlier, ...later])].flatMap(([path, { label }]) => {
    const [one, other] = [earlier.get(path)?.text ?? '', later.get(path)?.text ?? ''];
    return one === other ? [] : [{ path, label, one, other }];
  });
}
