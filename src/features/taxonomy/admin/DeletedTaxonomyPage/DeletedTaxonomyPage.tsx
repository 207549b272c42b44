import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { notices } from '#admin/shell/notices.ts';
import { DeletedItems } from '#lists/DeletedItems/DeletedItems.tsx';
import { paths } from '#paths.ts';
import { categoryMutations, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Badge } from '#design-system/components/Badge';

/** The categories and tags that were deleted in the last thirty days, to bring back with their articles. */
export function DeletedTaxonomyPage() {
  const { mutateAsync: restoreCategory } = useMutation(categoryMutations.restore);
  const { mutateAsync: restoreTag } = useMutation(tagMutations.restore);
  return (
    <AdminPage
      title="Catégories et tags supprimés"
      intro={<BackTo address={paths.admin.taxonomy}>Retour aux catégories et aux tags</BackTo>}
    >
      <DeletedItems
        sources={['categories', 'tags']}
        one="élément supprimé"
        several="éléments supprimés"
        none="Aucune catégorie ni aucun tag supprimés."
        kept="Chacun est gardé trente jours, avec les articles qui le portaient."
        restore={({ source, id }) => (source === 'tags' ? restoreTag(id) : restoreCategory(id))}
        restored={({ source }) => (source === 'tags' ? notices.tagRestored : notices.categoryRestored)}
        renderTitle={({ source, title }) => (
          <>
            {title} <Badge variant="outline">{source === 'tags' ? 'Tag' : 'Catégorie'}</Badge>
          </>
        )}
      />
    </AdminPage>
  );
}
