import { useState } from 'react';
import { emptyTag, type Tag, type TagInput } from '#features/taxonomy/data/tag.schema.ts';
import { ItemActions } from '../ItemActions/ItemActions.tsx';
import { PanelFrame } from '../PanelFrame/PanelFrame.tsx';
import { Uses } from '../Uses.tsx';
import { TagForm } from '../TagForm/TagForm.tsx';
import type { TaxonomyEditor } from '../useTaxonomyEditor.ts';
import { JoinTags } from './JoinTags.tsx';
import { Chip, TagList } from './TagsPanel.styles.ts';

export interface TagsPanelProps {
  /** Ce qui ajoute, change et supprime, et où en est l’enregistrement. */
  editor: TaxonomyEditor<Tag, TagInput>;
  /** Les tags; rien tant qu’ils arrivent. */
  tags: readonly Tag[] | undefined;
  /** Les données arrivent encore. */
  isLoading: boolean;
  /** Un admin voit les boutons qui suppriment. */
  canDelete: boolean;
}

/** Tags: the form, then each as a chip. */
export function TagsPanel({ editor, tags, isLoading, canDelete }: TagsPanelProps) {
  const [joined, setJoined] = useState<Tag | null>(null);
  const { draft, form, serverError, onSubmit, onCancel } = editor;
  return (
    <PanelFrame
      title="Tags"
      count={tags?.length}
      isLoading={isLoading}
      emptyText="Aucun tag. Un article peut en porter plusieurs, que les lecteurs du blogue suivent."
      form={
        <TagForm
          key={draft.id}
          defaultValues={draft.item ?? emptyTag}
          id={draft.item && draft.id}
          ref={form}
          others={tags?.filter(({ id }) => id !== draft.id)}
          serverError={serverError}
          isFocused={draft.isFocused}
          onSubmit={onSubmit}
          onCancel={() => void onCancel()}
        />
      }
    >
      <TagList>
        {tags?.map((tag) => (
          <Chip key={tag.id} data-edited={tag.id === draft.id || undefined}>
            {tag.name}
            <Uses count={tag.uses} />
            <ItemActions
              item={tag}
              noun="le tag"
              editor={editor}
              canDelete={canDelete}
              onJoin={canDelete && tags.length > 1 ? () => setJoined(tag) : undefined}
            />
          </Chip>
        ))}
      </TagList>
      {joined && tags && (
        <JoinTags
          tag={joined}
          others={tags.filter(({ id }) => id !== joined.id)}
          onClose={() => setJoined(null)}
        />
      )}
    </PanelFrame>
  );
}
