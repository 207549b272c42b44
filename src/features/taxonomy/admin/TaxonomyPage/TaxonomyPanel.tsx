import { Merge, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatWhole } from '#data/formats.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  type TaxonomyItem,
  type TaxonomyKind,
  tagMutations,
} from '#features/taxonomy/data/taxonomy.queries.ts';
import { Card } from '#design-system/components/Card';
import { IconButton } from '#design-system/components/IconButton';
import { Skeleton } from '#design-system/components/Skeleton';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { TaxonomyForm } from '../TaxonomyForm/TaxonomyForm.tsx';
import { useTaxonomyEditor } from '../useTaxonomyEditor.ts';
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
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { notices } from '#admin/shell/notices.ts';
import { z } from '#data/zod.ts';

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
  const { draft, form, isSaving, onSubmit, onSaved, onCancel, onEdit, onDelete } = useTaxonomyEditor(kind);
  const [joined, setJoined] = useState<TaxonomyItem | null>(null);
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
          <Text isAnnounced isNote isTabular>
            {isLoading ? 'Chargement...' : items?.length}
          </Text>
        </Head>
        <FormBox>
          <TaxonomyForm
            key={draft.id}
            kind={kind}
            item={draft.item}
            ref={form}
            others={others(draft.id)}
            isFocused={draft.isFocused}
            onSubmit={onSubmit}
            onSaved={onSaved}
            onCancel={() => void onCancel()}
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
        {items?.length === 0 && <Text isNote>{none}</Text>}
        {items && items.length > 0 && (
          <List>
            {items.map((item) => (
              <Row key={item.id} data-edited={item.id === draft.id || undefined}>
                {kind === 'category' ? <Category item={item} /> : <Name item={item} />}
                <ItemActions
                  label={`${noun} ${item.name}`}
                  isDisabled={isSaving}
                  onEdit={() => void onEdit(item)}
                  onJoin={kind === 'tag' && isAdmin && items.length > 1 && (() => setJoined(item))}
                  onDelete={isAdmin && (() => void onDelete(item))}
                />
              </Row>
            ))}
          </List>
        )}
        {joined && <JoinTags tag={joined} others={others(joined.id)} onClose={() => setJoined(null)} />}
      </Card.Body>
    </Card>
  );
}

interface ItemActionsProps {
  /** « le tag Radio » */
  label: string;
  isDisabled: boolean;
  onEdit: () => void;
  onJoin: false | (() => void);
  onDelete: false | (() => void);
}

const ItemActions = ({ label, isDisabled, onEdit, onJoin, onDelete }: ItemActionsProps) => {
  const shared = { size: 'small', isDisabled } as const;
  return (
    <Actions>
      <IconButton {...shared} label={`Éditer ${label}`} icon={Pencil} onClick={onEdit} />
      {onJoin && (
        <IconButton {...shared} label={`Joindre ${label} à un autre`} icon={Merge} onClick={onJoin} />
      )}
      {onDelete && (
        <IconButton
          {...shared}
          variant="danger"
          label={`Supprimer ${label}`}
          icon={Trash2}
          onClick={onDelete}
        />
      )}
    </Actions>
  );
};

const Category = ({ item }: { item: TaxonomyItem }) => (
  <>
    <Dot aria-hidden viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="7.5" fill={item.color} />
    </Dot>
    <Words>
      <Text weight="semibold" size="small">
        <Name item={item} />
      </Text>
      {item.description && <Text isNote>{item.description}</Text>}
    </Words>
  </>
);

/** Its name, and how many articles have it. */
const Name = ({ item: { name, uses = 0 } }: { item: TaxonomyItem }) => (
  <>
    {name}
    <Text as="span" isNote isTabular>
      &nbsp;{formatWhole(uses)}
      <VisuallyHidden>{uses > 1 ? '\u00A0articles' : '\u00A0article'}</VisuallyHidden>
    </Text>
  </>
);

interface JoinTagsProps {
  /** Celui qui s’en va. */
  tag: TaxonomyItem;
  /** Ceux qui peuvent prendre sa place. */
  others: readonly TaxonomyItem[];
  /** La fenêtre se ferme. */
  onClose: () => void;
}

const joinSchema = z.object({ kept: z.string().min(1, 'Choisissez celui qui reste.') });

/** Gives the articles of a tag another one in its place: what was written twice becomes one. */
function JoinTags({ tag, others, onClose }: JoinTagsProps) {
  const { mutateAsync: join } = useMutation(tagMutations.join);
  const form = useForm({ resolver: zodResolver(joinSchema), defaultValues: { kept: '' } });

  return (
    <FormDialog
      form={form}
      title={`Joindre «\u00A0${tag.name}\u00A0» à un autre tag`}
      size="small"
      submitLabel="Joindre"
      pendingLabel="Jonction en cours..."
      onSubmit={async ({ kept }) => {
        await join({ joined: tag.id, kept });
        return notices.tagsJoined;
      }}
      onClose={onClose}
      intro={
        <Text>
          Les articles qui l’ont ({formatWhole(tag.uses ?? 0)}) auront l’autre à sa place, et son adresse
          mènera à celle de l’autre. Cela ne s’annule pas.
        </Text>
      }
      fields={[
        {
          name: 'kept',
          label: 'Tag qui reste',
          items: others.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
    />
  );
}
