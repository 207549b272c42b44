import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { type ArticleField, changedFields } from '#data/articles/editing/merge.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { useFieldText } from '../FieldComparison/index.ts';
import { fieldLabels } from '../fieldLabels.ts';
import { WordDifference } from '#admin/publishing/WordDifference/WordDifference.tsx';
import { ComparisonRoot, FieldCard, Head } from './VersionComparison.styles.ts';

/** A text, and what it is called: « Version 12 ». */
export type ComparedText = { title: string; input: ArticleInput };

export interface VersionComparisonProps {
  /** The earlier text. */
  before: ComparedText;
  after: ComparedText;
  /** What categories and tags were called that may be gone by now, by id. */
  formerNames: Record<string, string>;
  /** The title of the version that was opened. */
  title: string;
  /** Chooses what it is compared with. */
  choice: ReactNode;
  /** Fields that can be brought back from the version that was opened: those in which the article is another by now. */
  restorable: readonly ArticleField[];
  /** What can't come back. */
  lost: string | null;
  /** Nothing can be brought back at this moment. */
  isPending: boolean;
  /** Absent where nothing is to be restored by field: the article is deleted. */
  onRestoreField?: (field: ArticleField) => void;
  onRestore: (() => void) | null;
}

/** Two texts of an article, word by word in each field that differs, and the ways back. */
export function VersionComparison({
  before,
  after,
  formerNames,
  title,
  choice,
  restorable,
  lost,
  isPending,
  onRestoreField,
  onRestore,
}: VersionComparisonProps) {
  const getText = useFieldText(formerNames);
  const fields = changedFields(before.input, after.input);
  return (
    <ComparisonRoot aria-labelledby="version">
      <Head>
        <h2 id="version">{title}</h2>
        {choice}
        {onRestore && (
          <div>
            <Button iconStart={RotateCcw} isPending={isPending} onClick={onRestore}>
              Restaurer cette version
            </Button>
          </div>
        )}
        {lost && <Text size="small">{lost}</Text>}
        <Text isAnnounced size="small" tone="muted">
          {fields.length === 0
            ? `${before.title} et ${after.title.toLowerCase()}\u00A0: aucune différence.`
            : `De «\u00A0${before.title}\u00A0» à «\u00A0${after.title}\u00A0»\u00A0: ce qui est barré a été retiré, ce qui est souligné a été ajouté.`}
        </Text>
      </Head>
      {fields.map((field) => (
        <FieldCard key={field} aria-label={fieldLabels[field]}>
          <header>
            <h3>{fieldLabels[field]}</h3>
            {onRestoreField && restorable.includes(field) && (
              <Button
                size="small"
                variant="outline"
                isDisabled={isPending}
                aria-label={`Restaurer ce champ : ${fieldLabels[field]}`}
                onClick={() => onRestoreField(field)}
              >
                Restaurer ce champ
              </Button>
            )}
          </header>
          <WordDifference before={getText(before.input, field)} after={getText(after.input, field)} />
        </FieldCard>
      ))}
    </ComparisonRoot>
  );
}
