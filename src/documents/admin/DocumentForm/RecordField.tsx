import { useQuery, noop, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { foldText } from '#data/foldText.ts';
import { formatWhole } from '#data/formats.ts';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { Field } from '#design-system/forms/Field';
import { SearchInput } from '#design-system/forms/SearchInput';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import type { RecordTable } from '#documents/contents/field.ts';
import {
  categoriesQuery,
  tagsQuery,
  categoryMutations,
  tagMutations,
} from '#features/taxonomy/data/taxonomy.queries.ts';
import { ListError } from '#lists/ListError.tsx';
import { MediaParts } from './DocumentForm.styles.ts';
import type { ControlProps } from './PartField.tsx';
import { Text } from '#design-system/primitives/Text';
import { categorySchema, emptyCategory } from '#features/taxonomy/data/taxonomy.schema.ts';

type Item = { id: string; name: string; uses?: number };

const queries = { categories: categoriesQuery, tags: tagsQuery } satisfies Record<RecordTable, unknown>;
const saves = { categories: categoryMutations.save, tags: tagMutations.save };

/** The words for each table; `gone` is for a record that somebody deleted while the document was open. */
const words = {
  categories: {
    them: 'les catégories',
    none: 'Sans catégorie',
    gone: 'Catégorie supprimée',
    isGone: 'Cette catégorie n’existe plus\u00A0: choisissez-en une autre pour enregistrer.',
    search: 'Chercher une catégorie',
    noneFound: 'Aucune catégorie ne porte ce nom.',
    noneYet: 'Aucune catégorie n’existe encore.',
    another: 'Nouvelle catégorie',
    create: 'Créer la catégorie',
  },
  tags: {
    them: 'les tags',
    none: 'Sans tag',
    gone: 'Tag supprimé',
    isGone: 'Il n’existe plus\u00A0: décochez-le pour enregistrer les tags.',
    search: 'Chercher un tag',
    noneFound: 'Aucun tag ne porte ce nom.',
    noneYet: 'Aucun tag n’existe encore.',
    another: 'Nouveau tag',
    create: 'Créer le tag',
  },
} as const satisfies Record<RecordTable, unknown>;

/** A record that the team keeps in a table of its own, or several. */
export function RecordField(props: ControlProps<'record'>) {
  const { table, isSet } = props.field;
  const { data, isError, refetch } = useQuery(queries[table] as typeof tagsQuery);
  if (isError) return <ListError what={words[table].them} onRetry={() => void refetch()} />;
  return isSet ? <RecordSet {...props} items={data} /> : <OneRecord {...props} items={data} />;
}

type OfItems = ControlProps<'record'> & { items: readonly Item[] | undefined };

/** The value of the option for none: an option's value may not be blank. */
const NONE = 'none';

function OneRecord({ field: { label, table }, name, isAlone, items }: OfItems) {
  const { setFocus } = useFormContext();
  const { field } = useController({ name });
  const { onChange, value, ...rest } = field as typeof field & { value: string };
  const isGone = value !== '' && items?.some(({ id }) => id === value) === false;
  const { none, gone, isGone: sentence } = words[table];
  return (
    <MediaParts>
      <Field label={label} isLabelHidden={isAlone} error={isGone ? sentence : undefined}>
        <Select
          {...rest}
          items={[
            { value: NONE, label: none },
            ...(items ?? []).map((item) => ({ value: item.id, label: item.name, aside: countOf(item) })),
            ...(isGone ? [{ value, label: gone }] : []),
          ]}
          value={items ? value || NONE : null}
          placeholder="Chargement..."
          isDisabled={!items}
          onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
        />
      </Field>
      {items && (
        <AnotherRecord
          table={table}
          items={items}
          onCreated={(id) => {
            onChange(id);
            setFocus(name);
          }}
        />
      )}
    </MediaParts>
  );
}

/** Asks for the name of one that isn't there yet. */
function AnotherRecord({ table, ...made }: Pick<NewRecordProps, 'table' | 'items' | 'onCreated'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = typed !== null;
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const { another } = words[table];
  if (!isAsked)
    return (
      <div>
        <Button size="small" variant="ghost" iconStart={Plus} onClick={() => setTyped('')}>
          {another}
        </Button>
      </div>
    );
  return (
    <>
      <Field label={another}>
        <TextInput
          autoComplete="off"
          ref={input}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={keepEnter}
        />
      </Field>
      <NewRecord
        {...made}
        table={table}
        name={typed}
        onCreated={(id) => {
          made.onCreated(id);
          setTyped(null);
        }}
      />
    </>
  );
}

/** How many articles have it. */
const countOf = ({ uses }: Item) => (uses === undefined ? undefined : formatWhole(uses));

/** It would submit the form. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Several records. Those that were chosen when the form was opened stand first. */
function RecordSet({ field: { label, table }, name, isAlone, items }: OfItems) {
  const { field } = useController({ name });
  const value = field.value as readonly string[];
  const [first] = useState(() => new Set(value));
  const [wanted, setWanted] = useState('');
  const around = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { search, noneFound, noneYet, gone, isGone: sentence } = words[table];
  if (!items)
    return (
      <Skeleton.Group>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Skeleton.Group>
    );
  const isGone = (id: string) => !items.some((item) => item.id === id);
  const folded = foldText(wanted);
  return (
    <MediaParts ref={around}>
      <SearchInput
        ref={searchField}
        aria-label={search}
        autoComplete="off"
        maxLength={100}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        onKeyDown={keepEnter}
      />
      <CheckboxList
        legend={label}
        isLegendHidden={isAlone}
        name={name}
        items={[
          // A deleted record can only be unticked.
          ...value.filter(isGone).map((id) => ({ value: id, label: gone, description: sentence })),
          ...items
            .filter((item) => foldText(item.name).includes(folded))
            .toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
            .map((item) => ({ value: item.id, label: item.name, aside: countOf(item) })),
        ]}
        value={[...value]}
        onValueChange={(ids) => {
          field.onChange(ids);
          // A deleted record that is unticked leaves the list together with the focus, which goes to the card's title.
          if (!value.some((id) => isGone(id) && !ids.includes(id))) return;
          around.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
        }}
        emptyText={wanted ? noneFound : noneYet}
      />
      <NewRecord
        table={table}
        name={wanted}
        items={items}
        onCreated={(id) => {
          field.onChange([...value, id]);
          // The button that has the focus goes; another one may be wanted.
          searchField.current?.focus();
          setWanted('');
        }}
      />
    </MediaParts>
  );
}

interface NewRecordProps {
  table: RecordTable;
  /** What is typed. */
  name: string;
  items: readonly Item[];
  /** Called with the id of what was made. */
  onCreated: (id: string) => void;
}

/** « Créer le tag « X » », where nothing bears that name. */
function NewRecord({ table, name, items, onCreated }: NewRecordProps) {
  const typed = name.trim();
  const [refused, setRefused] = useState<{ typed: string; mistake: string | undefined }>();
  const { mutateAsync, isPending } = useMutation(saves[table] as typeof categoryMutations.save);
  /** By the rules of their screen, which are the same for both. */
  const create = async () => {
    const { data: input, error } = categorySchema.safeParse({ ...emptyCategory, name: typed });
    setRefused({ typed, mistake: error?.issues[0]?.message });
    if (!input) return;
    // A failure is said as it comes.
    await mutateAsync({ id: crypto.randomUUID(), isNew: true, input }).then(({ id }) => onCreated(id), noop);
  };
  if (typed === '' || items.some((item) => foldText(item.name) === foldText(typed))) return null;
  return (
    <div>
      <Button
        size="small"
        variant="outline"
        iconStart={Plus}
        isPending={isPending}
        pendingLabel="Création en cours..."
        onClick={() => void create()}
      >
        {`${words[table].create} «\u00A0${typed}\u00A0»`}
      </Button>
      {refused?.mistake && refused.typed === typed && (
        <Text isAnnounced size="small" tone="danger">
          {refused.mistake}
        </Text>
      )}
    </div>
  );
}
