import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';

/** Words that something is known by, side by side. */
export const WordList = ({ label, words }: { label: string; words: readonly string[] }) => (
  <Cluster as="ul" $gap={2} aria-label={label}>
    {words.map((word) => (
      <li key={word}>
        <Badge variant="outline">{word}</Badge>
      </li>
    ))}
  </Cluster>
);
