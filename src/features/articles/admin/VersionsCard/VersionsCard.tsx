import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { FormCard } from '../ArticleForm/ArticleForm.styles.ts';

/** Leads to every save of the article. */
export function VersionsCard({ articleId }: { articleId: string }) {
  return (
    <FormCard aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Text size="small" tone="muted">
        Chaque enregistrement est gardé&nbsp;: qui, quand, et le texte tel qu’il était.
      </Text>
      <Button
        variant="outline"
        iconStart={History}
        render={<Link to={paths.admin.articleVersions(articleId)} />}
      >
        Voir les versions
      </Button>
    </FormCard>
  );
}
