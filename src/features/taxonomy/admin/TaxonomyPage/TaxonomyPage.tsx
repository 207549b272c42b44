import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { useAuth } from '#data/session/useAuth.ts';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { TaxonomyPanel } from './TaxonomyPanel.tsx';
import { Columns } from './TaxonomyPage.styles.ts';

/** Categories and tags side by side. */
export function TaxonomyPage() {
  const { hasRole } = useAuth();
  const categories = useQuery(categoriesQuery);
  const tags = useQuery(tagsQuery);

  return (
    <AdminPage
      title="Catégories & Tags"
      actions={
        hasRole('admin') && (
          <Button
            variant="ghost"
            size="small"
            iconStart={Trash2}
            render={<Link to={paths.admin.deletedTaxonomy} />}
          >
            Supprimés
          </Button>
        )
      }
    >
      <LoadError query={[categories, tags]} />
      <Columns>
        <TaxonomyPanel kind="category" items={categories.data} isLoading={categories.isPending} />
        <TaxonomyPanel kind="tag" items={tags.data} isLoading={tags.isPending} />
      </Columns>
    </AdminPage>
  );
}
