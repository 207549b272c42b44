import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import type { TaxonomyItem, TaxonomyKind } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Card } from '#design-system/components/Card';
import { IconButton } from '#design-system/components/IconButton';
import { Skeleton } from '#design-system/components/Skeleton';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { TaxonomyForm } from '../TaxonomyForm/TaxonomyForm.tsx';
import { useTaxonomyEditor } from '../useTaxonomyEditor.ts';
import { JoinTags } from './JoinTags.tsx';
import {
  Actions,
  CategoryList,
  CategoryRow,
  Chip,
  Dot,
  FormBox,
  Head,
  TagList,
  Words,
} from './TaxonomyPage.styles.ts';

const words = {
  category: {
    title: 'Catégories',
    noun: 'la catégorie',
    none: 'Aucune catégorie. Chaque article peut en avoir une, que sa couleur signale dans la liste.',
  },
  tag: {
    title: 'Tags',
    noun: 'le tag',
    none: 'Aucun tag. Un article peut en porter plusieurs, que les lecteurs du blogue suivent.',
  },
};

interface TaxonomyPanelProps {
  kind: TaxonomyKind;
  /** Nothing while they arrive. */
  items: readonly TaxonomyItem[] | undefined;
  isLoading: boolean;
}

/** Categories or tags: the form, then each category with its colour and description, each tag as a chip. */
export function TaxonomyPanel({ kind, items, isLoading }: TaxonomyPanelProps) {
  const titleId = useId();
  const isAdmin = useAuth().hasRole('admin');
  const editor = useTaxonomyEditor(kind);
  const [joined, setJoined] = useState<TaxonomyItem | null>(null);
  const { draft } = editor;
  const { title, noun, none } = words[kind];
  const [List, Row] = kind === 'category' ? [CategoryList, CategoryRow] : [TagList, Chip];
  const others = (id: string) => (items ?? []).filter((item) => item.id !== id);

  return (
    <Card density="dense" render={<section aria-labelledby={titleId} />}>
      <Card.Body>
        <Head>
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <Text isAnnounced size="small" tone="muted" isTabular>
            {isLoading ? 'Chargement...' : items?.length}
          </Text>
        </Head>
        <FormBox>
          <TaxonomyForm
            key={draft.id}
            kind={kind}
            item={draft.item}
            ref={editor.form}
            others={others(draft.id)}
            serverError={editor.serverError}
            isFocused={draft.isFocused}
            onSubmit={editor.onSubmit}
            onCancel={() => void editor.onCancel()}
          />
        </FormBox>
        {isLoading && (
          <Skeleton.Group label="">
            <Stack $gap={3}>
              {(['most', 'half', 'full', 'third'] as const).map((width) => (
                <Skeleton key={width} shape="title" width={width} />
              ))}
            </Stack>
          </Skeleton.Group>
        )}
        {items?.length === 0 && (
          <Text size="small" tone="muted">
            {none}
          </Text>
        )}
        {items && items.length > 0 && (
          <List>
            {items.map((item) => (
              <Row key={item.id} data-edited={item.id === draft.id || undefined}>
                {kind === 'category' ? (
                  <Category item={item} />
                ) : (
                  <>
                    {item.name}
                    <Uses count={item.uses} />
                  </>
                )}
                <Actions>
                  <IconButton
                    size="small"
                    label={`Éditer ${noun} ${item.name}`}
                    icon={Pencil}
                    isDisabled={editor.isSaving}
                    onClick={() => void editor.onEdit(item)}
                  />
                  {kind === 'tag' && isAdmin && items.length > 1 && (
                    <IconButton
                      size="small"
                      label={`Joindre ${noun} ${item.name} à un autre`}
                      icon={Merge}
                      isDisabled={editor.isSaving}
                      onClick={() => setJoined(item)}
                    />
                  )}
                  {isAdmin && (
                    <IconButton
                      size="small"
                      variant="danger"
                      label={`Supprimer ${noun} ${item.name}`}
                      icon={Trash2}
                      isDisabled={editor.isSaving}
                      onClick={() => void editor.onDelete(item)}
                    />
                  )}
                </Actions>
              </Row>
            ))}
          </List>
        )}
        {joined && <JoinTags tag={joined} others={others(joined.id)} onClose={() => setJoined(null)} />}
      </Card.Body>
    </Card>
  );
}

const Category = ({ item: { name, color, description, uses } }: { item: TaxonomyItem }) => (
  <>
    <Dot aria-hidden viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </Dot>
    <Words>
      <Text weight="semibold" size="small">
        {name}
        <Uses count={uses} />
      </Text>
      {description && (
        <Text size="small" tone="muted">
          {description}
        </Text>
      )}
    </Words>
  </>
);

/** How many articles have it. */
const Uses = ({ count = 0 }: { count: number | undefined }) => (
  <Text as="span" size="small" tone="muted" isTabular>
    &nbsp;{formatWhole(count)}
    <VisuallyHidden>{count > 1 ? '\u00A0articles' : '\u00A0article'}</VisuallyHidden>
  </Text>
);
