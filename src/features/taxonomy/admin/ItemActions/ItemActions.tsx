import { Merge, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#design-system/components/IconButton';
import type { TaxonomyEditor, TaxonomyItem } from '../useTaxonomyEditor.ts';
import { Actions } from './ItemActions.styles.ts';

export interface ItemActionsProps<Item extends TaxonomyItem> {
  /** La catégorie ou le tag de la ligne. */
  item: Item;
  /** Ce que c’est, avec son article : « la catégorie ». */
  noun: string;
  /** Ce qui ajoute, change et supprime, et où en est l’enregistrement. */
  editor: Pick<TaxonomyEditor<Item, never>, 'isSaving' | 'onEdit' | 'onDelete'>;
  /** La personne peut supprimer. */
  canDelete: boolean;
  /** Le joint à un autre; sans lui, il ne se joint à aucun. */
  onJoin?: (() => void) | undefined;
}

/** Edit and delete of one item. */
export function ItemActions<Item extends TaxonomyItem>({
  item,
  noun,
  editor: { isSaving, onEdit, onDelete },
  canDelete,
  onJoin,
}: ItemActionsProps<Item>) {
  return (
    <Actions>
      <IconButton
        size="small"
        label={`Éditer ${noun} ${item.name}`}
        icon={Pencil}
        isDisabled={isSaving}
        onClick={() => void onEdit(item)}
      />
      {onJoin && (
        <IconButton
          size="small"
          label={`Joindre ${noun} ${item.name} à un autre`}
          icon={Merge}
          isDisabled={isSaving}
          onClick={onJoin}
        />
      )}
      {canDelete && (
        <IconButton
          size="small"
          variant="danger"
          label={`Supprimer ${noun} ${item.name}`}
          icon={Trash2}
          isDisabled={isSaving}
          onClick={() => void onDelete(item)}
        />
      )}
    </Actions>
  );
}
